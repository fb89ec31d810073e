import { sql } from 'kysely';
import { type Database } from '../database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { loadJobs } from './load.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.destroy());

test('[DATA-05] jobs of a backup wait again, with their data and their time', async () => {
  const lines = [
    ['send-mail', 'a', { to: 'vi@example.com' }, null],
    ['tidy', 'b', null, '2030-01-01T00:00:00Z'],
  ];
  expect(await loadJobs(database, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)).toBe(2);
  expect((await sql`select name, key, data, start_after from job_wanted order by key`.execute(database)).rows).toEqual([
    { name: 'send-mail', key: 'a', data: { to: 'vi@example.com' }, start_after: null },
    { name: 'tidy', key: 'b', data: null, start_after: new Date('2030-01-01T00:00:00Z') },
  ]);
});
