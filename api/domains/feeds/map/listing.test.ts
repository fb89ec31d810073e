import { addressXml, elementOf, listingXml, mapTestListing } from '../fixtures/listing.ts';
import { mapListing } from './listing.ts';
import { mergeRecords } from './record.ts';

const refusal = (xml: string) => {
  const result = mapListing(elementOf(xml), 'yes');
  return result.record === null ? result.refusal.code : 'imported';
};

test('[DATA-08] a missing id, an unknown status and an unknown kind reject a listing', () => {
  expect(refusal(listingXml('', { id: '' }))).toBe('id-missing');
  expect(refusal(listingXml('', { agentId: ' ' }))).toBe('id-missing');
  expect(refusal('<rental status="current"><agentID>A</agentID></rental>')).toBe('id-missing');
  expect(refusal(listingXml('', { id: 'x'.repeat(51) }))).toBe('id-too-long');
  expect(refusal(listingXml('', { status: 'pending' }))).toBe('status-unknown');
  expect(refusal(listingXml('', { status: '' }))).toBe('status-unknown');
  expect(refusal(listingXml('', { status: 'leased' }))).toBe('status-not-for-kind');
  expect(refusal(listingXml('', { kind: 'rental', status: 'sold' }))).toBe('status-not-for-kind');
  expect(refusal(listingXml('', { kind: 'castle' }))).toBe('kind-unknown');
  for (const status of ['current', 'sold', 'withdrawn', 'offmarket', 'deleted'])
    expect(refusal(listingXml('', { status }))).toBe('imported');
});

test('[DATA-08] an unknown element is reported with its path and line, the listing stays', () => {
  const { notes, record } = mapTestListing(
    '<castle/>\n<address display="yes"><planet>Mars</planet><suburb display="yes">R</suburb></address><features><moat>1</moat><pool>1</pool></features>',
  );
  expect(notes.map(({ code, path, message }) => [code, path, message.slice(-9)])).toEqual([
    ['element-unknown', 'residential/castle', ' (line 3)'],
    ['element-unknown', 'residential/address/planet', ' (line 4)'],
    ['element-unknown', 'residential/features/moat', ' (line 4)'],
  ]);
  expect(record.features).toEqual({ pool: true });
});

test('[DATA-02] the identity is agentID in capitals, kind and uniqueID; modTime is normalised', () => {
  const { record, modTime } = mapTestListing('', {
    kind: 'land',
    agentId: ' xyzabc ',
    id: ' 12 b ',
    modTime: '20261101T0905',
  });
  expect(record).toEqual({ kind: 'land', agentId: 'XYZABC', uniqueId: '12 b', status: 'current' });
  expect(modTime).toBe('2026-11-01T09:05:00');
  expect(mapTestListing('', { modTime: null }).codes).toEqual(['modtime-missing']);
  expect(mapTestListing('', { modTime: '0000-00-00-00:00:00' }).modTime).toBeNull();
});

test('[DATA-02] texts lose HTML and keep their paragraphs; categories become property types', () => {
  const { record, codes } = mapTestListing(
    '<category name="DuplexSemi-detached"/><headline>Big &lt;b&gt;house&lt;/b&gt;</headline><description>One.&lt;br/&gt;Two &amp;amp; three.\n\n\n\nFour</description>',
  );
  expect(record).toMatchObject({ propertyType: 9, headline: 'Big house', description: 'One.\nTwo & three.\n\nFour' });
  expect(codes).toEqual(['html-removed', 'html-removed']);
  expect(mapTestListing('<ruralCategory name="MixedFarming"/>', { kind: 'rural' }).record.propertyType).toBe(27);
  expect(mapTestListing('<landCategory name="Commercial"/>', { kind: 'land' }).record.propertyType).toBe(20);
  expect(mapTestListing('<category name="Castle"/>')).toMatchObject({
    record: expect.not.objectContaining({ propertyType: expect.anything() }),
    codes: ['category-unknown'],
  });
});

test('[DATA-02] agents keep name, best number and email; a bad email is left out; an empty agent is taken off', () => {
  const { record, codes } =
    mapTestListing(`<listingAgent id="1"><name>Ada Example</name><telephone type="BH">03 9000 0000</telephone><telephone type="mobile">0400 000 000</telephone><email>Ada@Example.com</email></listingAgent>
    <listingAgent id="2"/><listingAgent id="3"><agentID>other</agentID><name>Bo</name><email>not an address</email></listingAgent>`);
  expect(record.agents).toEqual({
    1: { agentId: null, name: 'Ada Example', phone: '0400 000 000', email: 'ada@example.com' },
    2: null,
    3: { agentId: 'OTHER', name: 'Bo' },
  });
  expect(codes).toEqual(['email-unreadable']);
});

test('[DATA-02] what a later record does not mention stays, what it empties goes', () => {
  const first = mapTestListing(
    `${addressXml()}<price display="yes">500000</price><features><bedrooms>3</bedrooms><pool>1</pool></features><objects><img id="m" url="https://e.com/m.jpg"/><img id="a" url="https://e.com/a.jpg"/></objects>`,
  ).record;
  const second = mapTestListing(
    '<price display="yes">520000</price><features><pool>0</pool></features><objects><img id="a"/></objects>',
  ).record;
  expect(mergeRecords(first, second)).toEqual({
    ...first,
    price: { amount: 520_000, visible: true },
    features: { pool: false },
    photos: { m: 'https://e.com/m.jpg', a: null },
  });
  const hidden = mergeRecords(first, mapTestListing('<address display="no"/>').record);
  expect(hidden.address).toEqual({ ...first.address, visible: false });
  const moved = mergeRecords(
    first,
    mapTestListing('<address display="yes"><suburb display="yes">Carlton</suburb><state>VIC</state></address>').record,
  );
  expect(moved.address).toMatchObject({ suburb: 'Carlton', street: null, streetNumber: null });
});

test.each([
  '<address><latitude>-37.8</latitude><longitude>145.0</longitude></address>',
  '<address><geocode><lat>-37.8</lat><lng>145.0</lng></geocode></address>',
  '<extraFields><extraField name="geoLat" value="-37.8"/><extraField name="geoLong" value="145.0"/></extraFields>',
  '<extraField name="latitude">-37.8</extraField><extraField name="longitude">145.0</extraField>',
  '<geoLat>-37.8</geoLat><geoLong>145.0</geoLong>',
])('[DATA-02] coordinates are read wherever senders put them: %s', (inside) => {
  const { record, codes } = mapTestListing(inside);
  expect([record.position, codes.includes('element-unknown')]).toEqual([{ latitude: -37.8, longitude: 145 }, false]);
});

test('[DATA-08] coordinates among the extra fields are read; those outside Australia are left out', () => {
  expect(
    mapTestListing('<extraFields><geoLat>-37.8</geoLat><geoLong>145.0</geoLong></extraFields>').record.position,
  ).toEqual({
    latitude: -37.8,
    longitude: 145,
  });
  expect(
    mapTestListing(
      '<extraFields table="t"><eField name="geoLat">-37.8</eField><eField name="geoLong">145.0</eField></extraFields>',
    ).record.position,
  ).toEqual({ latitude: -37.8, longitude: 145 });
  expect(mapTestListing('<extraFields><geoLat>0</geoLat><geoLong>0</geoLong></extraFields>')).toMatchObject({
    record: expect.not.objectContaining({ position: expect.anything() }),
    codes: ['position-unreadable'],
  });
});

test('[DATA-08] marks without an end are read once, however many there are', () => {
  for (const mark of ['&lt;!-- ', '&lt;script ', '&lt;style&gt; ', '&lt;/script '])
    expect(mapTestListing(`<description>Sunny home. ${mark.repeat(50_000)}</description>`).record.description).toMatch(
      /^Sunny/,
    );
  expect(
    mapTestListing(
      '<description>One&lt;!-- a --&gt; two&lt;style&gt;p{}&lt;/style &gt; three &lt;!-- four</description>',
    ).record.description,
  ).toBe('One two three <!-- four');
});
