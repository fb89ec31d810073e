import { sql } from 'kysely';
import { testApi, type TestApi } from '../../test-kit/test-api.ts';
import { deleteExpiredRows } from './tidy.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ listings: Array.from({ length: 4 }, (_, at) => ({ id: at + 1 })) });
});
afterAll(() => api.close());

test('[ALRT-06] homes that matched an alert are forgotten after 400 days, seen or not; the newest stays', async () => {
  const { database } = api;
  await sql`insert into alert (id, member_id, name, description, address, mode)
    values (1, 1, 'Old and new', '', '/for-sale', 1), (2, 1, 'Old', '', '/for-sale', 1)`.execute(database);
  await sql`insert into alert_listing (alert_id, listing_id, matched_at, seen_at)
    values (1, 1, now() - interval '401 days', null), (1, 2, now() - interval '399 days', now()),
    (1, 3, now(), null), (2, 1, now() - interval '500 days', null), (2, 2, now() - interval '401 days', now()),
      (2, 3, now() - interval '402 days', now())`.execute(database);
  await deleteExpiredRows(database);
  expect((await sql`select alert_id, listing_id from alert_listing order by 1, 2`.execute(database)).rows).toEqual([
    { alert_id: 1, listing_id: 2 },
    { alert_id: 1, listing_id: 3 },
    { alert_id: 2, listing_id: 2 },
  ]);
});

test('[AGNT-08] activities are deleted after two years, in batches of any total', async () => {
  const { database } = api;
  await sql`insert into activity (type, member_id, target_id, at) select 'Reviewed', 1, n, now() - interval '731 days'
    from generate_series(1, 12000) n`.execute(database);
  await sql`insert into activity (type, member_id, target_id, at)
    values ('Reviewed', 1, 20000, now() - interval '729 days')`.execute(database);
  const deletions: number[] = [];
  await deleteExpiredRows(
    database.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const { numAffectedRows } = result;
        if (numAffectedRows !== undefined && numAffectedRows > 0n) deletions.push(Number(numAffectedRows));
        return result;
      },
    }),
  );
  expect((await sql`select target_id from activity`.execute(database)).rows).toEqual([{ target_id: 20000 }]);
  expect(deletions).toEqual([5000, 5000, 2000]);
});

test('[NTFY-07] notifications are forgotten 90 days later when they are read, otherwise after a year', async () => {
  const { database } = api;
  await sql`insert into notification (member_id, kind, target_id, created_at, read_at)
    values (1, 'answer', 1, now() - interval '91 days', now()),
    (1, 'answer', 2, now() - interval '89 days', now()), (1, 'answer', 3, now() - interval '364 days', null),
      (1, 'answer', 4, now() - interval '366 days', null)`.execute(database);
  await deleteExpiredRows(database);
  expect((await sql`select target_id from notification order by 1`.execute(database)).rows).toEqual([
    { target_id: 2 },
    { target_id: 3 },
  ]);
});
