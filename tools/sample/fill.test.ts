import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { databaseWithPlaces } from '@verandah/api/test-kit';
import type { Database } from '@verandah/api';
import { fillSample } from './fill.ts';

const databases: Database[] = [];
afterAll(() => Promise.all(databases.map((database) => database.destroy())));
const now = new Date('2026-11-21T01:00:00Z');

async function filled(seed: number): Promise<Database> {
  const database = await databaseWithPlaces();
  databases.push(database);
  await fillSample(database, { listings: 1_300, seed, now });
  return database;
}

/** Everything that was made, but for when it was stored. */
async function fingerprint(database: Database): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of [
    'office',
    'agent',
    'listing',
    'listing_agent',
    'inspection',
    'listing_search',
    'agent_location',
    'agent_transaction',
    'agent_review',
    'vendor_review_request',
    'member',
    'follow',
    'activity',
    'location_review',
    'location_review_comment',
    'location_review_helpful',
    'past_sale',
    'question',
    'answer',
    'answer_comment',
    'vote',
    'post',
    'collection',
    'collection_listing',
    'collection_collaborator',
    'collection_invite',
    'collection_reaction',
    'alert',
    'alert_locality',
    'alert_listing',
    'report',
    'company',
    'office_licence',
  ]) {
    const stored = ['office', 'agent', 'listing', 'listing_agent', 'inspection', 'listing_search'].includes(table)
      ? sql`- 'created_at' - 'updated_at'`
      : sql``;
    const { rows } = await sql<{
      text: string;
    }>`select (to_jsonb(t) ${stored})::text as text from ${sql.table(table)} t order by 1`.execute(database);
    expect([table, rows.length]).not.toEqual([table, 0]);
    prints[table] = createHash('sha256')
      .update(rows.map(({ text }) => text).join('\n'))
      .digest('hex');
  }
  return prints;
}

test('[DATA-04] sample data of every domain is the same for the same seed, grows by adding, and is found by searches', async () => {
  const one = await filled(7);
  const progress: number[] = [];
  const before = await fingerprint(one);
  expect(await fingerprint(await filled(7))).toEqual(before);
  const report = await fillSample(one, { listings: 1_100, seed: 8, now, onProgress: (done) => progress.push(done) });
  expect(report).toMatchObject({ listings: 1_100, offices: 37, agents: 148, accounts: 0 });
  expect(progress).toEqual([1_000, 1_100]);
  const { rows } = await sql<Record<string, bigint>>`
    select count(*) as listings, count(distinct l.uri) as uris, count(s.id) as found, count(*)
      filter (where a.n between 1 and 2) as with_agents,
      count(*) filter (where o.locality_id is not null) as with_office
    from listing l left join listing_search s on s.id = l.id join office o on o.id = l.office_id
    left join (select listing_id, count(*) as n from listing_agent group by 1) a on a.listing_id = l.id`.execute(one);
  expect(rows).toEqual([{ listings: 2_400n, uris: 2_400n, found: 2_400n, with_agents: 2_400n, with_office: 2_400n }]);
  const { rows: next } = await sql<{
    id: number;
  }>`insert into office (slug, name) values ('next', 'Next') returning id`.execute(one);
  expect(next).toEqual([{ id: 44 + 37 + 1 }]);
}, 400_000);
