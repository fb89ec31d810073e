import type { Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  const home = { locality_id: 1, latitude: -37.8183, longitude: 144.9671 };
  await fillTestListings(database, [
    { ...home, id: 1 },
    { ...home, id: 2, street_visible: false },
    { ...home, id: 3, position_approximate: true },
    { ...home, id: 4, status: 'removed' },
  ]);
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

test('[LIST-100] a home’s stations are near it; of a hidden or approximate address, near the centre of its suburb', async () => {
  const stationsOf = async (id: number) => {
    const { body } = await service.graph({
      query: `{ listing(id: ${id}) { nearestStations(take: 2) { name lines distanceMetres latLong { latitude } } } }`,
    });
    expect(body.errors).toBeUndefined();
    const { listing } = body.data as { listing: { nearestStations: { name: string }[] } };
    return listing.nearestStations.map(({ name }) => name);
  };
  expect((await stationsOf(1))[0]).toBe('Flinders Street');
  const ofSuburb = await stationsOf(2);
  expect(ofSuburb).toHaveLength(2);
  expect(ofSuburb).not.toContain('Flinders Street');
  expect(await stationsOf(3)).toEqual(ofSuburb);
  expect(await stationsOf(4)).toEqual([]);
});
