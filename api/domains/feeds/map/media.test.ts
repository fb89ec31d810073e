import { mapTestListing } from '../fixtures/listing.ts';
import { bySlot, photoSlot } from './media.ts';

test('[DATA-08] an empty image slot clears the slot', () => {
  const { record, codes } = mapTestListing(
    '<objects><img id="m" url="https://img.example.com/m.jpg"/><img id="a"/><img id="b" url=""/><floorplan id="1"/><document id="2"/></objects>',
  );
  expect(record.photos).toEqual({ m: 'https://img.example.com/m.jpg', a: null, b: null });
  expect(record.floorPlans).toEqual({ 1: null });
  expect(record.documents).toEqual({ 2: null });
  expect(codes).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'file:///etc/passwd',
  'ftp://example.com/a.jpg',
  '//example.com/a.jpg',
  '/a.jpg',
  'http://',
  'https://user:secret@example.com/a.jpg',
  'vbscript:x',
])('[DATA-08] %s is refused as picture and as link', (address) => {
  const { record, notes } = mapTestListing(
    `<images><img id="m" url="${address}"/></images><externalLink href="${address}"/><videoLink href="${address}"/><objects><document id="1" url="${address}"/></objects>`,
  );
  // An unreadable value counts as absent: the known value stays.
  expect(record).toMatchObject({ photos: {}, documents: {} });
  expect(record).not.toHaveProperty('tours');
  expect(record).not.toHaveProperty('video');
  expect(JSON.stringify(record)).not.toContain('example.com');
  expect(notes.map(({ code }) => code)).toEqual(['link-refused', 'link-refused', 'link-refused', 'link-refused']);
  expect(JSON.stringify(notes)).not.toContain('secret');
});

test('[DATA-02] pictures, plans, documents, tours and a video; files by their plain names; paths and inline data are noted', () => {
  const { record, codes } =
    mapTestListing(`<externalLink href="http://example.com/tour"/><externalLink href=""/><videoLink href="https://example.com/v"/>
    <images><img id="m" url="http://example.com/old.jpg"/></images>
    <objects><img id="M" url="http://example.com/new.jpg"/><img id="a" file="a.jpg"/><img id="b">AAAA</img><img id="c" file="../c.jpg"/><img id="d" url="http://example.com/d.jpg#x" modTime="2026-11-01-09:30:00"/><img url="http://example.com/x.jpg"/>
    <floorplan id="1" url="http://example.com/f.gif"/><document id="1" title="Section 32" url="http://example.com/s.pdf"/></objects>`);
  expect(record).toMatchObject({
    photos: {
      m: 'http://example.com/new.jpg',
      a: 'file:a.jpg',
      d: 'http://example.com/d.jpg#20261101093000',
    },
    floorPlans: { 1: 'http://example.com/f.gif' },
    documents: { 1: { title: 'Section 32', url: 'http://example.com/s.pdf' } },
    tours: ['http://example.com/tour'],
    video: 'https://example.com/v',
  });
  expect(codes).toEqual(['picture-without-address', 'picture-without-address', 'value-unreadable']);
  expect(['b', 'aa', 'm', '10', '2', 'a'].toSorted(bySlot)).toEqual(['m', '2', 'a', 'b', '10', 'aa']);
});

test('[DATA-23, DATA-25] photographs have slots of their own, in their order', () => {
  const slots = Array.from({ length: 200 }, (_, index) => photoSlot(index));
  expect(slots.slice(0, 3)).toEqual(['m', 'a', 'b']);
  expect(new Set(slots).size).toBe(200);
  expect(slots.toSorted(bySlot)).toEqual(slots);
});

test('[DATA-40] an address that is percent-encoded as a whole is decoded; one with encoded parts stays', () => {
  const { record, codes } = mapTestListing(
    '<videoLink href="https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dabc"/><externalLink href="https://v.example/a%20b?to=https%3A%2F%2Fx.example"/>',
  );
  expect(record).toMatchObject({
    video: 'https://www.youtube.com/watch?v=abc',
    tours: ['https://v.example/a%20b?to=https%3A%2F%2Fx.example'],
  });
  expect(codes).toEqual([]);
  expect(mapTestListing('<videoLink href="javascript%3Aalert(1)"/>').codes).toEqual(['link-refused']);
  expect(mapTestListing('<videoLink href="https%3A%2F%2F%"/>').codes).toEqual(['link-refused']);
});
