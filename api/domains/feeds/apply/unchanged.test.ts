import { sql } from 'kysely';
import { operator, type Sender } from '../../agencies/offices/feed-sender.ts';
import { addressXml, documentWith, listingXml } from '../fixtures/listing.ts';
import { feedService } from '../fixtures/service.ts';
import { importUpload } from '../import.ts';
import { readDocument } from '../read/document.ts';
import { ListingReader, type ReadListing } from '../read/listings.ts';
import type { FeedReport } from '../report/report.ts';
import { receiveUpload, uploadReport } from '../uploads.ts';
import { findUnchanged, stillUnchanged } from './unchanged.ts';

let own: Awaited<ReturnType<typeof feedService>>;
beforeAll(async () => {
  own = await feedService();
});
afterAll(() => own.close());

async function importText(text: string, together?: number): Promise<FeedReport> {
  const id = await receiveUpload(own.service, readDocument(Buffer.from(text)), 'test.xml', operator);
  await importUpload(own.service, id, together === undefined ? {} : { together });
  const report = await uploadReport(own.database, id, operator);
  if (report === null) throw new Error('no report');
  return report;
}
const one = (id: string, { modTime = '2026-11-01-09:00:00', number = '1', agentId = 'XYZABC' } = {}): string =>
  listingXml(`${addressXml({ number })}<category name="House"/>`, { id, modTime, agentId });
const readAll = (text: string): readonly ReadListing[] => {
  const reader = new ListingReader();
  return [...reader.push(text), ...reader.end()];
};
const ids = (count: number, prefix: string): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const modTimes = async (prefix: string) =>
  (
    await sql<{ at: string }>`
      select distinct feed_modified_at as at from listing where starts_with(feed_unique_id, ${prefix}) order by 1`.execute(
      own.database,
    )
  ).rows.map(({ at }) => at);

test('[DATA-14] a feed that is sent again has the same report whether its listings are compared together or one by one', async () => {
  const names = ids(12, 'T');
  await importText(documentWith(...names.map((id) => one(id))));
  // In the middle: a change, an older one, one of nobody's kind, a new one, one that the document has twice.
  const again = documentWith(
    ...names.slice(0, 4).map((id) => one(id)),
    one('T4', { number: '44', modTime: '2026-11-02-09:00:00' }),
    one('T5', { number: '45', modTime: '2026-10-02-09:00:00' }),
    '<castle/>',
    one('T6'),
    one('NEW-T'),
    one('T6', { number: '46', modTime: '2026-11-03-09:00:00' }),
    one('T6'),
    ...names.slice(7).map((id) => one(id)),
  );
  const summary = ({ listings, counts, status, total }: FeedReport) => [
    status,
    total,
    counts,
    listings.map(({ position, uniqueId, outcome, uri, notes }) => [
      position,
      uniqueId,
      outcome === 'created' ? uri?.replace(/\d+$/, 'N') : uri,
      outcome,
      notes.map(({ code }) => code),
    ]),
  ];
  const before = await importText(again, 1);
  expect(before.counts).toMatchObject({ unchanged: 12, updated: 2, created: 1, rejected: 1 });
  await sql`delete from listing where feed_unique_id like 'T%' or feed_unique_id = 'NEW-T'`.execute(own.database);
  await importText(documentWith(...names.map((id) => one(id))));
  const after = await importText(again);
  const anyUri = (text: unknown): unknown => JSON.parse(JSON.stringify(text).replaceAll(/-\d+"/g, '-N"'));
  expect(anyUri(summary(after))).toEqual(anyUri(summary(before)));
});

test('[DATA-14] unchanged listings in a row are written down in one transaction; a newer time of change is stored', async () => {
  const names = ids(30, 'U');
  await importText(documentWith(...names.map((id) => one(id))));
  const began = async () =>
    Number(
      (
        await sql<{
          n: string;
        }>`select count(distinct xmin::text) as n from feed_upload_listing where unique_id like 'U%'`.execute(
          own.database,
        )
      ).rows[0]?.n,
    );
  const first = await began();
  expect(first).toBe(30);
  const report = await importText(documentWith(...names.map((id) => one(id, { modTime: '2026-11-09-09:00:00' }))));
  expect(report.counts).toMatchObject({ unchanged: 30 });
  expect((await began()) - first).toBe(1);
  expect(await modTimes('U')).toEqual([expect.stringContaining('2026-11-09')]);
});

test('[DATA-14] a listing that somebody changes after it was compared is imported as usual', async () => {
  await importText(documentWith(one('V1'), one('V2')));
  const found = await findUnchanged(own.database, readAll(documentWith(one('V1'), one('V2'))), operator);
  expect([...found.keys()]).toEqual([1, 2]);
  const still = () =>
    own.database.transaction().execute((transaction) => stillUnchanged(transaction, [...found.values()]));
  expect(await still()).toBe(true);
  await importText(documentWith(one('V2', { number: '99', modTime: '2026-11-05-09:00:00' })));
  expect(await still()).toBe(false);
});

test('[DATA-14] what is not the sender’s own is not compared', async () => {
  await importText(documentWith(one('W1')));
  const found = async (sender: Sender) =>
    (await findUnchanged(own.database, readAll(documentWith(one('W1'))), sender)).size;
  expect([
    await found(operator),
    await found({ operator: false, officeId: 1, agentId: 'XYZABC' }),
    await found({ operator: false, officeId: 2, agentId: 'OTHER' }),
    await found({ operator: false, officeId: 3, agentId: null }),
  ]).toEqual([1, 1, 0, 0]);
});
