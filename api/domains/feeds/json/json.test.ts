import { Ajv2020 } from 'ajv/dist/2020.js';
import { elementOf, listingXml } from '../fixtures/listing.ts';
import { mapListing } from '../map/listing.ts';
import { mergeRecords, type FeedRecord } from '../map/record.ts';
import type { ReadListing } from '../read/listings.ts';
import { limits } from '../read/limits.ts';
import { listingsOf } from '../format.ts';
import { mapJsonListing } from './map.ts';
import { jsonExample, publishedSchema } from './published-schema.ts';
import { JsonListingReader } from './read.ts';

const read = (text: string, size = text.length): { listings: ReadListing[]; problem: string | null } => {
  const reader = new JsonListingReader();
  const listings: ReadListing[] = [];
  for (let at = 0; at < text.length; at += size) listings.push(...reader.push(text.slice(at, at + size)));
  listings.push(...reader.end());
  return { listings, problem: reader.problem };
};
const codes = (text: string) =>
  read(text).listings.map(
    ({ refusal, json }) => refusal?.code ?? (json?.value as { id?: unknown } | null)?.id ?? json?.value,
  );
const [example] = jsonExample.listings;
const mapped = (value: unknown, missing: 'yes' | 'no' = 'yes') => {
  const { listings } = read(JSON.stringify({ listings: [value] }));
  const [first] = listings;
  if (first === undefined) throw new Error('no listing');
  return mapJsonListing(first.json?.value, first.element, missing);
};
const problems = (value: unknown): string[] => {
  const result = mapped(value);
  return result.record === null
    ? [result.refusal, ...(result.more ?? [])].map(
        ({ path, message }) => `${path} ${message.slice(message.indexOf(': ') + 2)}`,
      )
    : [];
};
/** A listing with another field; undefined removes it. */
const withField = (field: object) => JSON.parse(JSON.stringify({ ...example, ...field })) as unknown;

test('[DATA-23] the listings of a document are read one by one, with their lines, whatever the chunks', () => {
  const text = '{\n "listings": [\n  {"id": "1 \\" } ]"},\n  {"id": "2", "in": [{"a": [1, 2]}]}\n ]\n}\n';
  for (const size of [1, 3, 7, text.length]) {
    const { listings, problem } = read(text, size);
    expect(problem).toBeNull();
    expect(listings.map(({ position, element, json }) => [position, element.path, element.line, json?.value])).toEqual([
      [1, '/listings/0', 3, { id: '1 " } ]' }],
      [2, '/listings/1', 4, { id: '2', in: [{ a: [1, 2] }] }],
    ]);
  }
  expect(read('{"listings":[]}')).toEqual({ listings: [], problem: null });
});

test('[DATA-23] malformed, truncated and non-listing content is named, and does not affect the others', () => {
  expect(codes('{"listings":[{"id":1,},{"id":2},{"id":3 "x":4},{"id":"open\n},{"id":5},{"id":6}]}')).toEqual([
    'json-malformed',
    2,
    'json-malformed',
    'json-malformed',
    5,
    6,
  ]);
  const cut = read('{"listings":[{"id":1},{"id":2');
  expect([codes('{"listings":[{"id":1},{"id":2'), cut.problem]).toEqual([
    [1, 'listing-cut-off'],
    expect.stringContaining('ends at line 1'),
  ]);
  for (const text of ['', '[]', '<propertyList/>', '{"listing":[]}', `{${' '.repeat(5000)}`, 'null', '"listings"'])
    expect([text.slice(0, 20), read(text)]).toEqual([
      text.slice(0, 20),
      { listings: [], problem: expect.stringContaining('Send {"listings"') },
    ]);
  expect(read('{"listings":[{"id":1} {"id":2}]}')).toMatchObject({ problem: expect.stringContaining('no comma') });
  expect(read('{"listings":[]} more')).toMatchObject({ problem: expect.stringContaining('more after the list') });
});

test('[SEC-55] a bomb of depth, length or numbers costs one listing, and a reserved or duplicate key is rejected', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(
    codes(
      `{"listings":[{"id":1,"in":${deep(200_000)}},${deep(1_000_000)},{"id":"${'x'.repeat(3 * limits.text)}"},[],7,null,"text",{"id":2}]}`,
    ),
  ).toEqual(['json-too-large', 'json-too-large', 'json-too-large', [], 7, null, 'text', 2]);
  expect(
    codes(
      '{"listings":[{"__proto__":{"x":1}},{"a":{"constructor":1}},{"id":1,"id":2},{"id":1,"\\u0069d":2},{"a" \n\n\n                         :1,"a":2},{"id":{"id":3},"in":"id"}]}',
    ),
  ).toEqual(['json-keys', 'json-keys', 'json-keys', 'json-keys', 'json-keys', { id: 3 }]);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  expect(problems([])).toHaveLength(4);
  expect(problems(7)).toEqual(['/listings/0 must be Object, not 7 (line 1)']);
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 1]));
  expect(problems({ ...example, ...many }).length).toBeLessThanOrEqual(20);
});

test('[SEC-55] control characters and halves of pairs are taken out of texts, with a note', () => {
  const { listings } = read(
    JSON.stringify({
      listings: [{ ...example, headline: 'A\u0000B\u001b[2J \ud800C', description: 'One\nTwo\tThree' }],
    }),
  );
  expect(listings[0]?.json).toMatchObject({
    value: { headline: 'AB[2J \ufffdC', description: 'One\nTwo\tThree' },
    notes: [{ code: 'characters-removed' }],
  });
});

test('[DATA-23] each field that violates the schema is named, with advice', () => {
  expect(problems(withField({ agentId: undefined }))).toEqual(['/listings/0/agentId is missing (line 1)']);
  expect(problems(withField({ bedrooms: 3 }))).toEqual([
    '/listings/0/bedrooms is not a field of the format; leave it out (line 1)',
  ]);
  expect(
    problems(
      withField({
        price: { amount: '900000' },
        counts: { bedrooms: 2.5 },
        photos: [{ url: 'javascript:alert(1)' }],
        address: { suburb: '', state: 'Victoria' },
        auction: 'tomorrow',
      }),
    ),
  ).toEqual([
    '/listings/0/address/suburb is empty (line 1)',
    expect.stringMatching(/^\/listings\/0\/address\/state must be "ACT" or "NSW"/),
    '/listings/0/auction must be a time such as 2026-11-21T11:00 or 2026-11-21T00:00:00Z (line 1)',
    '/listings/0/price/amount must be number, not "900000" (line 1)',
    '/listings/0/counts/bedrooms must be a whole number (line 1)',
    expect.stringContaining('/listings/0/photos/0/url must be a complete address'),
  ]);
  expect(mapped(withField({ kind: 'rental', status: 'sold' }))).toMatchObject({
    refusal: { code: 'status-not-for-kind', path: '/listings/0/status' },
  });
  expect(problems(withField({ address: { suburb: 'A', state: 'VIC', display: null } }))).toEqual([
    '/listings/0/address/display must be boolean, not null (line 1)',
  ]);
});

test('[DATA-23] a listing in JSON becomes the record that it becomes in REAXML', () => {
  const xml = listingXml(
    `<address><subNumber>3</subNumber><streetNumber>39</streetNumber><street>Main Road</street><suburb>Richmond</suburb><state>VIC</state><postcode>3121</postcode></address>
    <category name="Unit"/><price>900000</price><priceView>$880,000 - $950,000</priceView><headline>Light</headline><description>One<br/>two</description>
    <features><bedrooms>2</bedrooms><balcony>1</balcony><otherFeatures>Wine cellar</otherFeatures></features>
    <inspectionTimes><inspection>28-Nov-2026 11:00am to 11:30am</inspection></inspectionTimes>
    <objects><img id="m" url="https://example.com/1.jpg"/><img id="a" url="https://example.com/2.jpg" modTime="2026-11-01-09:00:00"/></objects>
    <listingAgent id="1"><name>Ada Lovell</name><telephone type="mobile">0400 000 001</telephone><email>Ada@Example.com</email></listingAgent>
    <auction date="2026-12-05-11:00:00"/><landDetails><area unit="squareMeter">250</area></landDetails><geoLat>-37.8</geoLat><geoLong>145</geoLong>`,
    { modTime: '2026-11-21-09:30:00' },
  );
  const json = mapped({
    kind: 'residential',
    agentId: 'xyzabc',
    uniqueId: 'A1',
    status: 'current',
    modifiedAt: '2026-11-21T09:30:00',
    address: { unit: '3', streetNumber: '39', street: 'Main Road', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
    position: { latitude: -37.8, longitude: 145 },
    category: 'Unit',
    price: { amount: 900_000 },
    priceText: '$880,000 - $950,000',
    headline: 'Light',
    description: 'One<br/>two',
    counts: { bedrooms: 2 },
    features: { balcony: true },
    otherFeatures: ['Wine cellar'],
    inspections: [{ day: '2026-11-28', from: '11:00', to: '11:30' }],
    photos: [
      { url: 'https://example.com/1.jpg' },
      { url: 'https://example.com/2.jpg', modifiedAt: '2026-11-01T09:00:00' },
    ],
    agents: [{ name: 'Ada Lovell', phone: '0400 000 001', email: 'Ada@Example.com' }],
    auction: '2026-12-05T11:00:00',
    land: { area: 250 },
  });
  const other = mapListing(elementOf(xml.replace('One<br/>two', 'One&lt;br/>two')), 'yes');
  expect(mergeRecords(null, json.record as FeedRecord)).toEqual(other.record);
  expect(json).toMatchObject({ modTime: '2026-11-21T09:30:00', notes: [{ code: 'html-removed' }] });
  expect(mapped(withField({ modifiedAt: undefined }))).toMatchObject({ modTime: null, notes: [] });
});

test('[DATA-23] a missing display is read as the office chose, and arrays replace what was there', () => {
  const shown = (missing: 'yes' | 'no') => {
    const { record } = mapped(example, missing);
    return [record?.address?.visible, record?.address?.suburbVisible, record?.price?.visible];
  };
  expect([shown('yes'), shown('no')]).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
  const three = mapped({ ...example, photos: [1, 2, 3].map((n) => ({ url: `https://example.com/${n}.jpg` })) }).record;
  const one = mapped(example).record;
  const merged = mergeRecords(three, one as FeedRecord);
  expect([Object.keys(three?.photos ?? {}), merged.photos, 'replaces' in merged]).toEqual([
    ['m', 'a', 'b'],
    { m: 'https://example.com/front.jpg' },
    false,
  ]);
  expect(merged.features).toEqual({ balcony: true });
});

test('[DATA-23] the published schema accepts and rejects the same as the import', () => {
  const validate = new Ajv2020({ strict: false }).compile(publishedSchema('https://verandah.example'));
  expect(validate(jsonExample)).toBe(true);
  expect(mapped(example).record).not.toBeNull();
  const wrong: readonly object[] = [
    { agentId: undefined },
    { bedrooms: 3 },
    { price: { amount: '1' } },
    { price: { amount: 0 } },
    { counts: { bedrooms: 2.5 } },
    { address: { suburb: 'A', state: 'Victoria' } },
    { kind: 'castle' },
    { auction: 'tomorrow' },
    { photos: [{ url: 'ftp://example.com' }] },
    { features: { dragon: true } },
    { headline: 'x'.repeat(151) },
    { inspections: [{ day: '2026-11-28', from: '11am', to: '12:00' }] },
  ];
  for (const field of wrong) {
    const value = withField(field);
    expect([field, validate({ listings: [value] }), mapped(value).record]).toEqual([field, false, null]);
  }
});

test('[SEC-55] a document has a maximum of listings; the rest is skipped and reported', async () => {
  for (const [format, text] of [
    ['json', '{"listings":[1,2,3,4]}'],
    ['reaxml', '<propertyList><land/><land/><land/><land/></propertyList>'],
  ] as const) {
    const read3 = listingsOf(format, [text], 3);
    const positions = [];
    let next = await read3.next();
    for (; next.done !== true; next = await read3.next()) positions.push(next.value.position);
    expect([positions, next.value]).toEqual([[1, 2, 3], expect.stringContaining('more than 3 listings')]);
    const read4 = listingsOf(format, [text], 4);
    let last = await read4.next();
    while (last.done !== true) last = await read4.next();
    expect(last.value).toBeNull();
  }
});
