import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { momentAt } from '../../../../platform/moment.ts';
import { fillTestListings, fillTestPlaces, testNow } from '../../../listings/test-market.ts';
import type { FinderQuestion } from './find-input.ts';
import { findAgents, findOffices } from './find.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await sql`insert into region (id, slug, name, state_code, latitude, longitude)
    values (7, 'inner-melbourne-vic', 'Inner Melbourne', 'VIC', -37.82, 144.99)`.execute(database);
  await sql`update locality set region_id = 7 where id in (1, 2, 3)`.execute(database);
  await sql`update office set locality_id = case id when 1 then 1 else 5 end`.execute(database);
  await fillTestListings(database, [{ id: 1 }]);
});
afterAll(() => database.destroy());

const question = (wanted: Partial<FinderQuestion>): FinderQuestion => ({
  name: undefined,
  location: undefined,
  officeId: undefined,
  userIds: undefined,
  skip: 0,
  take: 5,
  ...wanted,
});
const found = async (wanted: Partial<FinderQuestion>) => ({
  agents: (await findAgents(database, question(wanted), momentAt(testNow))).results.toSorted(),
  offices: (await findOffices(database, question(wanted), momentAt(testNow))).results.toSorted(),
});

test('[AGNT-01] agents and offices of a region are those of its suburbs', async () => {
  expect(await found({ location: 'inner-melbourne-vic' })).toEqual({ agents: [1, 2], offices: [1] });
  expect(await found({ location: 'nowhere-vic' })).toEqual({ agents: [], offices: [] });
});

test('[AGNT-01] one office, and the offices of some agents', async () => {
  expect(await found({ officeId: 2 })).toEqual({ agents: [3], offices: [2] });
  expect(await found({ userIds: [1, 3] })).toEqual({ agents: [1, 3], offices: [1, 2] });
});
