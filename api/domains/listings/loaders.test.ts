import type { Database } from '../../platform/database/public.ts';
import { momentAt } from '../../platform/moment.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { listingLoaders, listingsInOrder } from './loaders.ts';
import { fillTestListings, fillTestPlaces } from './test-market.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(database, [{ id: 1 }, { id: 2, office_id: 2 }, { id: 3, published: false }], Date.now());
});
afterAll(() => database.destroy());

test('[GQL-92] what belongs to listings that a request has is there without waiting', async () => {
  const loaders = listingLoaders(database, momentAt(Date.now()));
  const [first, second] = await listingsInOrder(loaders, [1, 3, 2]);
  expect(loaders.listing.load(1)).toBe(first);
  expect(loaders.byUri.load('formerly-elsewhere-2')).toBe(second);
  expect(loaders.listing.load(3)).toBeNull();
  expect(loaders.agents.load(1)).toEqual([]);
  expect(loaders.inspections.load(1)).toEqual([]);
  expect(loaders.others.load(2)).toMatchObject([{ id: 1 }]);
  expect(loaders.office.load(2)).toMatchObject({ id: 2 });
});

test('[GQL-92] what a request does not have yet is read for all who ask at once', async () => {
  const loaders = listingLoaders(database, momentAt(Date.now()));
  const [agents, view, nothing, office] = await Promise.all([
    loaders.agents.load(1),
    loaders.listing.load(2),
    loaders.listing.load(99),
    loaders.office.load(1),
  ]);
  expect([agents, view?.id, nothing, office?.id]).toEqual([[], 2, null, 1]);
});
