import { emptySearch } from '@verandah/market';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { productMigrations } from '../../../platform/database/migrate.ts';
import { momentAt } from '../../../platform/moment.ts';
import { fillTestMembers } from '../../../test-kit/test-members.ts';
import { fillTestListings, fillTestPlaces, testNow } from '../../listings/test-market.ts';
import { deriveAlert } from './derive.ts';
import { matchingAlerts } from './match.ts';
import { insertAlert } from './store.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
});
afterAll(() => database.destroy());

const [studio, apartment, house] = [11, 4, 7];

test('[SRCH-04, ALRT-06] an alert for studios or one bedroom that an older version stored matches both after an upgrade', async () => {
  await fillTestListings(database, [
    { id: 1, property_type: studio, bedrooms: 0 },
    { id: 2, property_type: apartment, bedrooms: 1 },
    { id: 3, property_type: house, bedrooms: 1 },
    { id: 4, property_type: house, bedrooms: 0 },
  ]);
  const alertOf = async (propertyTypes: readonly ('studio' | 'house')[]): Promise<number> => {
    const search = { ...emptySearch('buy'), locations: ['richmond-vic-3121'], propertyTypes, bedrooms: { only: [1] } };
    const id = await insertAlert(database, { memberId: 1, name: 'Any', description: '', address: '/', position: null });
    await deriveAlert(database, id, search);
    return id;
  };
  const [small, mixed] = [await alertOf(['studio']), await alertOf(['studio', 'house'])];
  // As version 0.1.0 derived them.
  const bits = sql`case ${sql.ref('alert_id')}
    when ${small}::int then ${1 << studio}::int else ${(1 << studio) | (1 << house)}::int end`;
  await sql`update alert_locality set beds = 2, types = ${bits}`.execute(database);
  await sql`update alert set beds = 2, types = l.types from alert_locality l where l.alert_id = id`.execute(database);
  const matches = () => Promise.all([1, 2, 3, 4].map((id) => matchingAlerts(database, id, momentAt(testNow))));
  expect(await matches()).toEqual([[], [], [mixed], []]);
  const upgrade = productMigrations().find(({ name }) => name.includes('studios-as-bedrooms'));
  await sql.raw(upgrade?.text ?? '').execute(database);
  expect(await matches()).toEqual([[small, mixed], [small], [small, mixed], []]);
});
