import { emptyDocument } from '../../listings/public.ts';
import { elementOf, listingXml, mapped } from '../fixtures/listing.ts';
import type { Note } from '../report/note.ts';
import { columnsOf } from './columns.ts';

const melbourne = {
  localityId: 1,
  suburb: 'Richmond',
  stateCode: 'VIC',
  postcode: '3121',
  timeZone: 'Australia/Melbourne',
};

function notesOf(inside: string, place = melbourne): string[] {
  const notes: Note[] = [];
  columnsOf(mapped(inside).record, null, place, emptyDocument, elementOf(listingXml(inside)), notes);
  return notes.filter(({ code }) => code === 'price-in-text').map(({ path, message }) => `${path} ${message}`);
}

test('[LIST-42] the report of a feed names the prices of the words that visitors don’t read', () => {
  const words =
    '<headline>Guide $900k, 500m to the beach</headline><description>Asking $905,000. Rates $2,000.</description>';
  expect(notesOf(`<price display="no">900000</price>${words}`)).toEqual([
    expect.stringMatching(/^residential\/headline .*"contact agent" there: \$900k \(line \d+\)$/),
    expect.stringMatching(/^residential\/description .*: \$905,000 \(line \d+\)$/),
  ]);
  expect(notesOf(`<price display="yes">900000</price>${words}`)).toEqual([]);
  expect(
    notesOf('<price display="yes">900000</price><features><otherFeatures>Offers over $850k</otherFeatures></features>'),
  ).toEqual([expect.stringContaining('residential/features')]);
});
