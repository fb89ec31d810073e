import { sql } from 'kysely';
import { operator } from '../agencies/offices/feed-sender.ts';
import { addressXml, documentWith, listingXml } from './fixtures/listing.ts';
import { feedService } from './fixtures/service.ts';
import { importUpload } from './import.ts';
import { readDocument } from './read/document.ts';
import type { FeedReport } from './report/report.ts';
import { receiveUpload, uploadReport } from './uploads.ts';

type Site = Awaited<ReturnType<typeof feedService>>;
/** One site imports listings one by one, the other together. */
let single: Site;
let joint: Site;
beforeAll(async () => {
  single = await feedService();
  joint = await feedService();
});
afterAll(async () => {
  await single.close();
  await joint.close();
});

async function importText(site: Site, text: string): Promise<FeedReport> {
  const id = await receiveUpload(site.service, readDocument(Buffer.from(text)), 'test.xml', operator);
  await importUpload(site.service, id, site === single ? { together: 1 } : {});
  const report = await uploadReport(site.database, id, operator);
  if (report === null) throw new Error('no report');
  return report;
}

interface Home {
  readonly modTime?: string;
  readonly number?: string;
  readonly agentId?: string;
  readonly more?: string;
}
const one = (id: string, { modTime = '2026-11-01-09:00:00', number = id, agentId, more = '' }: Home = {}): string =>
  listingXml(`${addressXml({ number })}<category name="House"/>${more}`, {
    id,
    modTime,
    ...(agentId ? { agentId } : {}),
  });
const agent = (name: string, slot = 1, phone = '0400 000 000'): string =>
  `<listingAgent id="${slot}"><name>${name}</name><telephone type="mobile">${phone}</telephone></listingAgent>`;
const names = Array.from({ length: 12 }, (_, at) => String(at + 1));

const first = documentWith(
  ...names.map((id) =>
    one(id, {
      more: `${agent(Number(id) % 2 ? 'Ada Example' : 'Otto Brand')}${agent('Mia Vale', 2)}
        <inspectionTimes><inspection>2027-01-${id.padStart(2, '0')} 10:00 to 10:30</inspection></inspectionTimes>
        <objects><img id="m" url="https://pictures.example/${id}.jpg" modTime="2026-11-01"/></objects>`,
    }),
  ),
);
// Changes, an older record, an unknown kind, a new office and suburb, and a listing that occurs three times.
const second = documentWith(
  ...names.slice(0, 3).map((id) => one(id)),
  one('4', { number: '44', modTime: '2026-11-02-09:00:00', more: agent('Ada Example', 1, '0411 111 111') }),
  one('5', { number: '45', modTime: '2026-10-02-09:00:00' }),
  '<castle/>',
  one('6', { more: '<headline>SOLD! Call 0412 345 678</headline>' }),
  one('20', { agentId: 'NEWNEW', more: agent('Ada Example') }),
  listingXml(addressXml({ suburb: 'Farthing', postcode: '3999' }), { id: '21', agentId: 'NEWNEW' }),
  listingXml(addressXml({ suburb: 'Farthing', postcode: '3999', number: '7' }), { id: '22', agentId: 'NEWNEW' }),
  one('6', { number: '46', modTime: '2026-11-03-09:00:00' }),
  one('6'),
  listingXml('', { id: '7', status: 'withdrawn', modTime: '2026-11-04' }),
  listingXml('<soldDetails><soldPrice display="yes">910000</soldPrice><soldDate>2026-11-10</soldDate></soldDetails>', {
    id: '8',
    status: 'sold',
    modTime: '2026-11-11',
  }),
  ...names.slice(8).map((id) => one(id, { modTime: '2026-11-09-09:00:00' })),
);

const lines = ({ listings, counts, status, total }: FeedReport) => [
  status,
  total,
  counts,
  listings.map(({ position, uniqueId, outcome, notes, pictures }) => [
    position,
    uniqueId,
    outcome,
    notes.map(({ message }) => message),
    pictures,
  ]),
];

/** Everything that an import writes, without numbers and times of the database's own. */
async function stored({ database }: Site): Promise<unknown> {
  const rows = await Promise.all(
    [
      sql`select feed_agent_id, feed_kind, feed_unique_id,
        to_jsonb(l) - '{id,uri,listed_at,created_at,updated_at,office_id,locality_id}'::text[] as row
        from listing l order by 1, 2, 3`,
      sql`select l.feed_unique_id, i.local_date, i.starts_at from inspection i join listing l on l.id = i.listing_id
        order by 1, 2`,
      sql`select l.feed_unique_id, la.place, a.name, a.phone from listing_agent la
        join listing l on l.id = la.listing_id join agent a on a.id = la.agent_id order by 1, 2`,
      sql`select l.feed_unique_id, p.source, p.status from feed_picture p join listing l on l.id = p.listing_id
        order by 1, 2`,
      sql`select l.feed_unique_id, to_jsonb(s) - '{id,office_id,locality_id,listed}'::text[] as row
        from listing_search s join listing l on l.id = s.id order by 1`,
      sql`select l.feed_unique_id, v.type, a.name from activity v join listing l on l.id = v.listing_id
        join agent a on a.id = v.agent_id order by 1, 2, 3`,
      sql`select l.feed_unique_id, f.rule, f.detail from listing_flag f join listing l on l.id = f.listing_id
        order by 1, 2`,
      sql`select a.name, o.feed_agent_id, a.recent, a.selling from agent a join office o on o.id = a.office_id
        order by 1, 2`,
      sql`select name, postcode, provisional from locality order by 1, 2`,
      sql`select kind, label, weight from suggestion order by 1, 2, 3`,
      sql`select r.record from feed_record r join listing l on l.id = r.listing_id order by l.feed_agent_id,
        l.feed_kind, l.feed_unique_id`,
      sql`select t.kind, t.address, t.price, a.name from agent_transaction t
        join agent a on a.id = t.agent_id order by 1, 2, 4`,
    ].map((query) => query.execute(database)),
  );
  return rows.map((result) => result.rows);
}

test('[DATA-14] a feed leaves the same listings and the same report whether they are imported together or one by one', async () => {
  for (const document of [first, second, second]) {
    const [expected, report] = [await importText(single, document), await importText(joint, document)];
    expect(lines(report)).toEqual(lines(expected));
    expect(await stored(joint)).toEqual(await stored(single));
  }
});

const transactionsOf = async (upload: string): Promise<number> =>
  Number(
    (
      await sql<{
        n: string;
      }>`select count(distinct xmin::text) as n from feed_upload_listing where upload_id = ${upload}`.execute(
        joint.database,
      )
    ).rows[0]?.n,
  );

test('[DATA-14] a feed takes a transaction for each fifty listings, and one more if an identity repeats', async () => {
  const many = Array.from({ length: 120 }, (_, at) => one(`M${at}`, { number: `${at + 100}` }));
  const { id, counts } = await importText(joint, documentWith(...many));
  expect([counts.created, await transactionsOf(id ?? '')]).toEqual([120, 3]);
  const again = await importText(joint, documentWith(...many.slice(0, 3), ...many.slice(2, 5)));
  expect([again.counts.unchanged, await transactionsOf(again.id ?? '')]).toEqual([6, 2]);
});

test('[DATA-02, DATA-14] of listings imported together, only the one that the database rejects fails', async () => {
  await sql`alter table inspection add constraint not_that_day check (local_date <> '2027-06-01')`.execute(
    joint.database,
  );
  const visit = '<inspectionTimes><inspection>2027-06-01 10:00 to 10:30</inspection></inspectionTimes>';
  const report = await importText(
    joint,
    documentWith(
      ...['1', '2', '3', '4', '5', '6', '7'].map((number) =>
        one(`H${number}`, { number: `${number}00`, more: number === '5' ? visit : '' }),
      ),
    ),
  );
  expect(report.listings.map(({ outcome }) => outcome)).toEqual([
    'created',
    'created',
    'created',
    'created',
    'rejected',
    'created',
    'created',
  ]);
  const { rows } =
    await sql`select feed_unique_id as id from listing where feed_unique_id like 'H%' order by 1`.execute(
      joint.database,
    );
  expect(rows).toEqual(['H1', 'H2', 'H3', 'H4', 'H6', 'H7'].map((id) => ({ id })));
});

test('[DATA-14] two uploads of the same listings in opposite order, at once, wait for each other and lose nothing', async () => {
  const some = Array.from({ length: 30 }, (_, at) => `P${at}`);
  const homes = (suffix: string, ids: readonly string[]) =>
    documentWith(...ids.map((id) => one(id, { number: `${id.slice(1)}${suffix}`, modTime: '2026-11-02' })));
  await importText(joint, homes('0', some));
  const [forward, backward] = await Promise.all([
    importText(joint, homes('1', some)),
    importText(joint, homes('2', some.toReversed())),
  ]);
  expect([forward.status, forward.counts.updated, backward.status, backward.counts.updated]).toEqual([
    'done',
    30,
    'done',
    30,
  ]);
});
