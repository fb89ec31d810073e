import type { Database } from '../platform/database/public.ts';
import { databaseWithPlaces } from '../test-kit/built-in-places.ts';
import { testService, type TestService } from '../test-kit/test-service.ts';
import { restClient } from '@verandah/client';

let database: Database;
let served: TestService;
beforeAll(async () => {
  database = await databaseWithPlaces();
  served = await testService(database);
});
afterAll(async () => {
  await served.close();
  await database.destroy();
});

test('[REST-12, REL-58] the client calls the API by its types; a rejection is a problem document', async () => {
  const client = restClient({ address: served.address });
  const { data } = await client.GET('/location/uri/{uri}', { params: { path: { uri: 'richmond-vic-3121' } } });
  const id = Number(data?.id);
  expect(data?.label).toBe('Richmond, VIC 3121');
  const again = await client.GET('/location/{id}', { params: { path: { id } } });
  expect(again.data?.id).toBe(data?.id);
  const { error, response } = await client.POST('/{location}/follow', {
    params: { path: { location: 'richmond-vic-3121' }, header: { domain: 'au' } },
  });
  expect(response.status).toBe(401);
  expect(error).toMatchObject({ status: 401, title: expect.any(String) });
});
