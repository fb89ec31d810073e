import fc from 'fast-check';
import { addressXml, documentWith, listingXml } from '../fixtures/listing.ts';
import { mapListing } from '../map/listing.ts';
import { readDocument } from './document.ts';
import { ListingReader, type ReadListing } from './listings.ts';

/** More of it by night: npm run fuzz. */
const times = Number(process.env['FUZZ_TIMES'] ?? 1);

const whole = documentWith(
  listingXml(
    `${addressXml()}<category name="House"/><price display="yes">1250000</price><priceView>Offers &amp; more</priceView><headline><![CDATA[Wide & light]]></headline>
    <features><bedrooms>3</bedrooms><pool>yes</pool></features><landDetails><area unit="squareMeter">612.5</area></landDetails><inspectionTimes><inspection>5-Dec-2026 11:00am to 11:30am</inspection></inspectionTimes>
    <images><img id="m" url="https://images.example/1.jpg" modTime="2026-11-01-09:00:00"/></images><auction date="2026-12-12-10:00"/>`,
    { id: 'ONE' },
  ),
  listingXml(
    `${addressXml({ number: '2/80' })}<rent period="week" display="yes">650</rent><dateAvailable>2026-12-01</dateAvailable><bond>2600</bond>`,
    { id: 'TWO', kind: 'rental' },
  ),
  listingXml(addressXml(), { id: 'THREE', kind: 'land', status: 'sold' }),
);
const piece = fc.oneof(
  fc.constantFrom(
    '<',
    '>',
    '</',
    '/>',
    '&',
    '&#0;',
    '&#xD800;',
    '&amp',
    '&nothing;',
    ']]>',
    '<![CDATA[',
    '<!--',
    '-->',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
    '&b;',
    '<?xml version="1.1"?>',
    '\u0000',
    '\uD800',
    '\uFEFF',
    '</residential>',
    '<residential>',
    '<propertyList>',
    '</propertyList>',
    '"',
    "'",
    '=',
    'POA',
    '0000-00-00-00:00:00',
    '-1',
    '1e309',
    '2026-02-30',
    '10-Oct-2026 2:30am to 3:30am',
    '<a>'.repeat(200),
    'x'.repeat(3000),
    'javascript:alert(1)',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
/** A document with some places changed: cut, doubled, written over or added to. */
const damaged = fc
  .array(
    fc.record({
      how: fc.constantFrom('cut', 'double', 'over', 'add' as const),
      at: fc.nat(whole.length),
      length: fc.nat(120),
      piece,
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((changes) =>
    changes.reduce((text, { how, at, length, piece: added }) => {
      const part = text.slice(at, at + length);
      const stored = how === 'cut' ? '' : how === 'double' ? part + part : how === 'over' ? added : added + part;
      return text.slice(0, at) + stored + text.slice(at + length);
    }, whole),
  );

function read(pieces: readonly string[]): {
  readonly listings: readonly ReadListing[];
  readonly problem: string | null;
} {
  const reader = new ListingReader();
  const listings = [...pieces.flatMap((part) => (reader.stopped ? [] : [...reader.push(part)])), ...reader.end()];
  return { listings, problem: reader.problem };
}

test("[DATA-08] whatever happens to a feed's document, each listing is read or rejected with a message, and nothing throws", () => {
  let [stored, refused] = [0, 0];
  fc.assert(
    fc.property(damaged, (text) => {
      const decoded = readDocument(Buffer.from(text.toWellFormed()));
      const { listings, problem } = read([...decoded.text]);
      listings.forEach(({ position, element, refusal }, place) => {
        expect(position).toBe(place + 1);
        const outcome = refusal ?? mapListing(element, 'yes');
        if ('code' in outcome || outcome.record === null) {
          refused++;
          expect(('code' in outcome ? outcome : outcome.refusal).message.length).toBeGreaterThan(5);
        } else {
          stored++;
          expect(JSON.stringify(outcome)).not.toMatch(/root:|hush-hush/);
        }
      });
      if (problem !== null) expect(problem.length).toBeGreaterThan(5);
    }),
    { numRuns: 200 * times },
  );
  // The damage is neither so light nor so heavy that it proves nothing.
  expect(stored).toBeGreaterThan(refused / 10);
  expect(refused).toBeGreaterThan(stored / 50);
});

test('[DATA-02] a document is read alike in any chunks', () => {
  fc.assert(
    fc.property(damaged, fc.array(fc.nat(whole.length), { maxLength: 12 }), (text, cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      expect(read(at.slice(1).map((end, index) => text.slice(at[index], end)))).toEqual(read([text]));
    }),
    { numRuns: 200 * times },
  );
});
