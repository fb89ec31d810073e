import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { startFaultProxy, type FaultProxy, type LineFault } from './public.ts';

/** Echoes each connection, and ends it when the other side does. */
let server: Server;
let proxy: FaultProxy;
const clients: Socket[] = [];
const seen = new Set<Socket>();

beforeEach(async () => {
  server = createServer({ allowHalfOpen: true }, (socket) => {
    seen.add(socket);
    socket.on('error', () => undefined).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startFaultProxy({ target: (server.address() as AddressInfo).port, seed: 7 });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await proxy.close();
  for (const socket of seen) socket.destroy();
  seen.clear();
  server.close();
});

const open = async (): Promise<Socket> => {
  const client = connect(proxy.port, '127.0.0.1');
  clients.push(client);
  await once(client, 'connect');
  return client;
};
/** The bytes received; the error code when the connection breaks. */
async function exchange(client: Socket, words: string): Promise<string> {
  client.write(words);
  return String((await once(client, 'data').catch((error: NodeJS.ErrnoException) => [error.code]))[0]);
}
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await turn();
};
const set = (fault: LineFault | null): Promise<void> => proxy.set(fault);

test('a proxy without a fault forwards everything, in both directions, to its end', async () => {
  const client = await open();
  client.end('x'.repeat(300_000));
  expect(await text(client)).toHaveLength(300_000);
});

test('a refused connection resets open connections and accepts no new ones until it is cleared', async () => {
  const client = await open();
  expect(await exchange(client, 'a')).toBe('a');
  const broken = once(client, 'error');
  await set({ kind: 'refused' });
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
  await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await set(null);
  expect(await exchange(await open(), 'b')).toBe('b');
});

test('a cut connection resets each new connection once it is open', async () => {
  await set({ kind: 'cut' });
  expect(
    await open().then(
      (client) => exchange(client, 'a'),
      (error: NodeJS.ErrnoException) => error.code,
    ),
  ).toBe('ECONNRESET');
});

test('a hole accepts connections and loses every byte; a connection that lost one stays lost, a later one works', async () => {
  const [talking, silent] = [await open(), await open()];
  await exchange(talking, 'a');
  await exchange(silent, 'a');
  await set({ kind: 'hole' });
  const received: string[] = [];
  for (const client of [talking, await open()])
    client.on('data', (bytes) => received.push(String(bytes))).write('lost');
  await until(() => proxy.lost === 2);
  await set(null);
  const after = await open();
  expect(await exchange(after, 'b')).toBe('b');
  expect(await exchange(after, 'c')).toBe('c');
  expect(await exchange(silent, 'd')).toBe('d');
  expect([received, talking.destroyed]).toEqual([[], false]);
});

test('half-open connections lose everything without notice; new ones work', async () => {
  const client = await open();
  await exchange(client, 'a');
  await set({ kind: 'half-open' });
  const received: string[] = [];
  client.on('data', (bytes) => received.push(String(bytes))).write('lost');
  for (const words of ['b', 'c']) expect(await exchange(await open(), words)).toBe(words);
  expect([received, client.destroyed]).toEqual([[], false]);
});

test('late responses stay in order on one connection, overtake each other on several, and are the same with the same seed', async () => {
  await set({ kind: 'late', least: 0, most: 60 });
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const client = await open();
      client.write(`${index} `);
      client.end('end');
      expect(await text(client)).toBe(`${index} end`);
      order.push(index);
    }),
  );
  expect(order).toHaveLength(12);
  expect(order).not.toEqual(order.toSorted((a, b) => a - b));
});

test('a trickle delivers a complete response, portion by portion', async () => {
  await set({ kind: 'trickle', bytesPerSecond: 400 });
  const client = await open();
  const portions: number[] = [];
  client.on('data', (bytes) => portions.push(bytes.length));
  client.end('x'.repeat(100));
  await once(client, 'end');
  expect(portions.reduce((sum, each) => sum + each)).toBe(100);
  expect(Math.max(...portions)).toBeLessThan(100);
});

test('a broken response starts, and ends by a reset after a number of bytes that follows from the seed', async () => {
  await set({ kind: 'broken', least: 10, most: 500 });
  const client = await open();
  let bytes = 0;
  client.on('data', (part) => {
    bytes += part.length;
  });
  client.write('x'.repeat(1000));
  expect(await once(client, 'close').catch((error: NodeJS.ErrnoException) => error)).toMatchObject({
    code: 'ECONNRESET',
  });
  expect(bytes).toBeGreaterThanOrEqual(10);
  expect(bytes).toBeLessThanOrEqual(500);
});

test('nothing stays open behind a connection that has ended', async () => {
  const client = await open();
  await exchange(client, 'a');
  expect(proxy.open).toBe(1);
  client.end();
  await until(() => proxy.open === 0);
  expect(client.destroyed || client.readableEnded || !client.writable).toBe(true);
});
