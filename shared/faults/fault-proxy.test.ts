import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { startFaultProxy, type FaultProxy, type LineFault } from './public.ts';

/** Answers each connection with what it is sent, and ends when the other side does. */
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
/** What comes back; the code of the error when the connection breaks. */
async function say(client: Socket, words: string): Promise<string> {
  client.write(words);
  return String((await once(client, 'data').catch((error: NodeJS.ErrnoException) => [error.code]))[0]);
}
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await turn();
};
const set = (fault: LineFault | null): Promise<void> => proxy.set(fault);

test('a line with nothing wrong passes everything on, both ways, to its end', async () => {
  const client = await open();
  client.end('x'.repeat(300_000));
  expect(await text(client)).toHaveLength(300_000);
});

test('a line that is refused resets what was open and takes nothing new until it is mended', async () => {
  const client = await open();
  expect(await say(client, 'a')).toBe('a');
  const broken = once(client, 'error');
  await set({ kind: 'refused' });
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
  await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await set(null);
  expect(await say(await open(), 'b')).toBe('b');
});

test('a line that is cut resets each connection once it is there', async () => {
  await set({ kind: 'cut' });
  expect(
    await open().then(
      (client) => say(client, 'a'),
      (error: NodeJS.ErrnoException) => error.code,
    ),
  ).toBe('ECONNRESET');
});

test('a hole takes connections and loses every byte; who lost one stays lost, who comes later is well', async () => {
  const [talking, silent] = [await open(), await open()];
  await say(talking, 'a');
  await say(silent, 'a');
  await set({ kind: 'hole' });
  const heard: string[] = [];
  for (const client of [talking, await open()]) client.on('data', (bytes) => heard.push(String(bytes))).write('lost');
  await until(() => proxy.lost === 2);
  await set(null);
  const after = await open();
  expect(await say(after, 'b')).toBe('b');
  expect(await say(after, 'c')).toBe('c');
  expect(await say(silent, 'd')).toBe('d');
  expect([heard, talking.destroyed]).toEqual([[], false]);
});

test('connections that are half open lead nowhere and are not told; new ones are well', async () => {
  const client = await open();
  await say(client, 'a');
  await set({ kind: 'half-open' });
  const heard: string[] = [];
  client.on('data', (bytes) => heard.push(String(bytes))).write('lost');
  for (const words of ['b', 'c']) expect(await say(await open(), words)).toBe(words);
  expect([heard, client.destroyed]).toEqual([[], false]);
});

test('late answers come in their order on one connection, overtake each other on several, and do so alike with the same seed', async () => {
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

test('a trickle brings an answer whole, portion by portion', async () => {
  await set({ kind: 'trickle', bytesPerSecond: 400 });
  const client = await open();
  const portions: number[] = [];
  client.on('data', (bytes) => portions.push(bytes.length));
  client.end('x'.repeat(100));
  await once(client, 'end');
  expect(portions.reduce((sum, each) => sum + each)).toBe(100);
  expect(Math.max(...portions)).toBeLessThan(100);
});

test('a broken answer begins, and ends by a reset after as many bytes as the seed says', async () => {
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
  await say(client, 'a');
  expect(proxy.open).toBe(1);
  client.end();
  await until(() => proxy.open === 0);
  expect(client.destroyed || client.readableEnded || !client.writable).toBe(true);
});
