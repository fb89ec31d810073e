import { emptyDocument } from '../../listings/public.ts';
import { elementOf, listingXml, mapTestListing } from '../fixtures/listing.ts';
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
  columnsOf(mapTestListing(inside).record, null, place, emptyDocument, elementOf(listingXml(inside)), notes);
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

test.each([
  ['<price>1</price>', 'residential', null, ['price-too-low']],
  ['<price>2900</price>', 'residential', null, ['price-too-low']],
  ['<price>2901</price>', 'residential', 2901, []],
  ['<rent period="week">49</rent>', 'rental', null, ['price-too-low']],
  ['<rent period="week">50</rent>', 'rental', 50, []],
])('[DATA-41] %s is a price or stands for none', (inside, kind, price, codes) => {
  const notes: Note[] = [];
  const { search_price: searchPrice } = columnsOf(
    mapTestListing(inside, { kind }).record,
    null,
    melbourne,
    emptyDocument,
    elementOf(listingXml(inside, { kind })),
    notes,
  );
  expect([searchPrice, notes.map(({ code }) => code).filter((code) => code.startsWith('price-'))]).toEqual([
    price,
    codes,
  ]);
});

test('[DATA-41] a sale of a day to come has no day, and is reported', () => {
  const inside = '<soldDetails><soldPrice>900000</soldPrice><soldDate>2150-01-01</soldDate></soldDetails>';
  const notes: Note[] = [];
  const columns = columnsOf(
    mapTestListing(inside, { status: 'sold' }).record,
    null,
    melbourne,
    emptyDocument,
    elementOf(listingXml(inside)),
    notes,
  );
  expect([columns.completed_on, columns.completed_price]).toEqual([null, 900_000]);
  expect(notes.map(({ code }) => code)).toContain('sold-in-future');
});
