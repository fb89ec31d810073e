import { startFaultProxy, type FaultProxy } from '@verandah/faults';
import { isLost } from '../failure.ts';
import { startPrivateServer, type PrivateServer } from '../../test-kit/private-server.ts';
import { serverPool, type ServerPool } from './server-pool.ts';

let server: PrivateServer;
let line: FaultProxy;
let pool: ServerPool;
beforeAll(async () => {
  server = await startPrivateServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  if (server === undefined) return;
  line = await startFaultProxy({ target: Number(new URL(server.url).port) });
  pool = serverPool(Object.assign(new URL(server.url), { port: String(line.port) }).href, { silence: 100 });
});
afterEach(async () => {
  await pool?.end();
  await line?.close();
});

const ask = async (statement: string): Promise<unknown> => {
  const client = await pool.connect();
  return client
    .query(statement)
    .then(
      ({ rows }) => rows[0],
      (error: unknown) => (isLost(error) ? 'lost' : error),
    )
    .finally(() => client.release());
};
/** The given number of idle connections. */
const warm = async (count: number): Promise<void> => {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  for (const client of clients) client.release();
};

test('[DATA-06] a statement over a dead connection fails as lost, and no connection of that time is used again', async () => {
  await warm(3);
  await line.set({ kind: 'half-open' });
  expect(await ask('select 1 as n')).toBe('lost');
  expect([await ask('select 2 as n'), await ask('select 3 as n')]).toEqual([{ n: 2 }, { n: 3 }]);
});

test('[DATA-06] an unresponsive server fails the waiting callers, and is used again once the connection works', async () => {
  await warm(2);
  await line.set({ kind: 'hole' });
  expect(await Promise.all([ask('select 1 as n'), ask('select 2 as n')])).toEqual(['lost', 'lost']);
  await line.set(null);
  expect(await ask('select 3 as n')).toEqual({ n: 3 });
});

test('[DATA-06] a statement that takes long is left alone while the server is at work on it', async () => {
  expect(await ask('select 1 as n from pg_sleep(1.5)')).toEqual({ n: 1 });
});
