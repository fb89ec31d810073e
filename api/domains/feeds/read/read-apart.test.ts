import { gunzipSync, gzipSync } from 'node:zlib';
import { addressXml, documentWith, listingXml } from '../fixtures/listing.ts';
import { listingsOf } from '../format.ts';
import { limits } from './limits.ts';
import type { ReadListing } from './listings.ts';
import { decodeApart, listingsApart } from './read-apart.ts';

async function readAll(
  format: 'reaxml' | 'json',
  pieces: Iterable<string>,
  limit?: { time: number; memory: number },
): Promise<{ readonly listings: readonly ReadListing[]; readonly problem: string | null }> {
  const reading = listingsApart(format, pieces, limit);
  const listings: ReadListing[] = [];
  for (;;) {
    const next = await reading.next();
    if (next.done === true) return { listings, problem: next.value };
    listings.push(next.value);
  }
}

const repeated = (unit: string, size = 256 * 1024): string => unit.repeat(Math.ceil(size / unit.length));
/** Documents of which each costs a parser seconds; compressed, none has more than a few kilobytes. */
const hostile: readonly (readonly ['reaxml' | 'json', string])[] = [
  ['reaxml', `<propertyList></propertyList>${repeated('</a>')}`],
  ['reaxml', `<propertyList></propertyList>${repeated('x</a>')}`],
  ['reaxml', `<propertyList>${repeated('</a></propertyList>')}`],
  ['reaxml', `<propertyList><residential>${repeated('<')}`],
  ['reaxml', `<propertyList><residential>${repeated('& ')}`],
  ['reaxml', `<propertyList><residential><a b="${repeated('<')}`],
  ['reaxml', `<propertyList>${repeated('<residential>')}`],
  ['reaxml', repeated("password='")],
  ['json', `{"listings":[${repeated('{}')}`],
  ['json', `{"listings":[${repeated('\\}')}`],
  ['json', `{"listings":[{"a":${repeated('[')}`],
];

test('[SEC-69] while hostile documents are parsed, the main thread continues', async () => {
  for (const [format, text] of hostile) {
    // A compressed document of a few kilobytes.
    const sent = gzipSync(text);
    expect(sent.length).toBeLessThan(8192);
    let turns = 0;
    let isReading = true;
    const countTurns = (): void => {
      turns += 1;
      if (isReading) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    // One document is decoded apart as well; starting a process takes longer than decoding.
    const bytes = gunzipSync(sent);
    const decoded = text.startsWith('password') ? (await decodeApart(format, bytes)).text : bytes.toString();
    const { problem } = await readAll(format, [decoded]);
    isReading = false;
    expect(problem).toEqual(expect.any(String));
    // Another process parses: this one's event loop turns all the time.
    expect(turns).toBeGreaterThan(2);
  }
});

test('[SEC-69] a document that is not well-formed in very many places is not read to its end', async () => {
  const listing = listingXml(addressXml());
  const { listings, problem } = await readAll('reaxml', [
    `<propertyList>${listing}<residential>${repeated('<', limits.faults * 5)}</residential></propertyList>`,
  ]);
  expect(problem).toContain(`more than ${limits.faults} places`);
  expect(listings.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, 'listing-cut-off']);
});

test('[SEC-69] a reader that takes too long is ended, and the document is reported', async () => {
  const late = await readAll('reaxml', [documentWith(listingXml(addressXml()))], { time: 0, memory: 64 });
  expect(late.problem).toContain('takes too long');
});

/** A listing whose description never ends: the parser holds all of it. */
function* endlessDescription(): Generator<string> {
  yield '<propertyList><residential><description>';
  for (let at = 0; at * 256 * 1024 < limits.document; at += 1) yield `${at}${repeated('…')}`;
}

test('[SEC-69] a reader that needs too much memory is ended, the document is reported, and the next ones are read', async () => {
  for (let times = 0; times < 5; times += 1) {
    const { listings, problem } = await readAll('reaxml', endlessDescription(), { time: 60_000, memory: 16 });
    expect(problem).toContain('cannot be read to its end: it needs too much memory');
    expect(listings).toEqual([]);
  }
  const document = Buffer.from(documentWith(`<residential>${repeated('<land/>', 8 << 20)}</residential>`));
  expect((await decodeApart('reaxml', document, { time: 60_000, memory: 8 })).problem).toContain('too much memory');
  const next = documentWith(listingXml(addressXml()));
  expect((await decodeApart('reaxml', Buffer.from(next))).problem).toBeNull();
  expect((await readAll('reaxml', [next])).listings).toHaveLength(1);
});

test('[SEC-69] abandoned documents release their processes', async () => {
  const text = documentWith(listingXml(addressXml()), listingXml('', { id: 'A2' }));
  for (let times = 0; times < 12; times += 1) {
    const listings = listingsOf('reaxml', [text]);
    expect((await listings.next()).done).toBe(false);
    await listings.return(null);
  }
  expect((await readAll('reaxml', [text])).listings).toHaveLength(2);
});

test('[DATA-02, SEC-69] a document is read in another process as in this one', async () => {
  const text = documentWith(listingXml(addressXml()), listingXml('', { id: 'A2' }));
  const { listings, problem } = await readAll('reaxml', [text]);
  expect([listings.map(({ position, element }) => [position, element.name]), problem]).toEqual([
    [
      [1, 'residential'],
      [2, 'residential'],
    ],
    null,
  ]);
  expect(await decodeApart('reaxml', Buffer.from(text))).toEqual({
    text: text.replace('hush-hush', '*********').replace('sender', '******'),
    problem: null,
  });
});
