import { sql } from 'kysely';
import { emptyTables } from '../../test-kit/empty-tables.ts';
import { testRegistry, type TestRegistry } from './test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry('/addresses');
});
afterAll(() => registry.close());
beforeEach(() => emptyTables(registry.database, ['releases.opened_address']));

const opened = (address: string, at: string, views: number, area = 'search') => ({ area, address, at, views });
const add = (...addresses: object[]) => registry.call('', { addresses });

test('[REL-135] the public addresses that hosts count add up by the hour, the most opened first', async () => {
  await add(opened('/buy', '2026-11-21T14:05:00Z', 3), opened('/buy', '2026-11-21T14:55:00Z', 4));
  await add(
    opened('/rent?bedrooms=2', '2026-11-21T14:05:00Z', 9),
    opened('/buy', '2026-11-21T13:59:00Z', 50),
    opened('/listing/1', '2026-11-21T14:05:00Z', 1, 'listing'),
  );
  expect((await registry.call('?area=search&since=2026-11-21T14:30:00Z')).body).toEqual({
    addresses: [
      { address: '/rent?bedrooms=2', views: 9 },
      { address: '/buy', views: 7 },
    ],
  });
  expect((await registry.call('?area=search&since=2026-11-21T13:00:00Z&limit=1')).body).toEqual({
    addresses: [{ address: '/buy', views: 57 }],
  });
  expect((await add(opened('https://elsewhere.example/', '2026-11-21T14:05:00Z', 1))).body).toMatchObject({
    message: 'addresses.0.address must be a path of the site, with parameters or without',
  });
});

test('[REL-135] two days of addresses are stored, a thousand of each area and hour', async () => {
  const now = new Date().toISOString();
  await add(...Array.from({ length: 1200 }, (_, at) => opened(`/page-${at}`, now, at + 1)));
  await add(opened('/old', new Date(Date.now() - 3 * 86_400_000).toISOString(), 5));
  const tidied = await fetch(`${registry.service.address}/internal/registry/health/tidy`, {
    method: 'POST',
    headers: { 'x-verandah-internal': registry.token, 'content-type': 'application/json' },
    body: JSON.stringify({ before: '2026-01-01T00:00:00Z' }),
  });
  expect(tidied.status).toBe(204);
  const { rows } = await sql`
    select count(*)::integer as count, min(views) as least, bool_or(address = '/old') as old
      from releases.opened_address
  `.execute(registry.database);
  expect(rows).toEqual([{ count: 1000, least: 201, old: false }]);
});
