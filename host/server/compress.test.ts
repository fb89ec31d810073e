import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { passToApi } from './api-proxy.ts';
import { limitVisitors } from './visitor-limit.ts';

const long = JSON.stringify({ text: 'words '.repeat(1000) });
const longer = JSON.stringify({ text: 'words '.repeat(100_000) });

const responses: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {
  '/rest/long': (response, request) => {
    // It knows the versions that it names, and of encodings nothing.
    if (request.headers['if-none-match']?.split(', ').includes('"v1"'))
      return void response.writeHead(304, { etag: '"v1"' }).end();
    response.setHeader('etag', '"v1"').setHeader('vary', 'Origin').end(long);
  },
  '/rest/conditions': (response, { headers }) =>
    void response.end(JSON.stringify([headers['if-match'], headers['if-none-match']])),
  '/rest/longer': (response) => void response.setHeader('content-length', longer.length).end(longer),
  '/rest/short': (response) => void response.end('{}'),
  '/rest/packed': (response) => void response.setHeader('content-encoding', 'gzip').end('x'.repeat(2000)),
  '/rest/exact': (response) => void response.setHeader('cache-control', 'no-transform').end(long),
  '/media/picture': (response) => void response.setHeader('content-type', 'image/webp').end('x'.repeat(2000)),
  '/events': (response) => {
    response.setHeader('content-type', 'text/event-stream').write('data: 1\n\n');
  },
};

let site: FastifyInstance;
let api: ReturnType<typeof createServer>;
beforeAll(async () => {
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    responses[request.url ?? '']?.(response, request);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  site = fastify({ trustProxy: true });
  limitVisitors(site, 5);
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await passToApi(site, address, 'http://localhost:3000', { refresh: () => Promise.resolve(true) });
});
afterAll(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  site.inject({ method, url, headers });

test('[GQL-39] responses of the API are compressed as accepted, with their own tag; short, packed and exact ones are not', async () => {
  const brotli = await get('/rest/long', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    etag: '"v1-br"',
    vary: 'Origin, accept-encoding',
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(long);
  const streamed = await get('/rest/longer', { 'accept-encoding': 'gzip' });
  expect([streamed.headers['content-encoding'], streamed.headers['content-length']]).toEqual(['gzip', undefined]);
  expect(gunzipSync(streamed.rawPayload).toString()).toBe(longer);
  for (const [url, accepted] of [
    ['/rest/long', 'identity'],
    ['/rest/long', 'br;q=0'],
    ['/rest/short', 'br'],
    ['/rest/exact', 'br'],
    ['/media/picture', 'br'],
  ] as const) {
    const plain = await get(url, { 'accept-encoding': accepted });
    expect([url, plain.headers['content-encoding']]).toEqual([url, undefined]);
  }
  const packed = await get('/rest/packed', { 'accept-encoding': 'br' });
  expect([packed.headers['content-encoding'], packed.body.length]).toEqual(['gzip', 2000]);
  const head = await get('/rest/long', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.headers['content-encoding'], head.headers['vary']]).toEqual([undefined, 'Origin, accept-encoding']);
});

test('[GQL-56] a response is compressed with zstd if the caller prefers it by its q-value or takes no brotli', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['zstd, gzip', 'zstd'],
    ['br;q=0.5, zstd', 'zstd'],
    ['br, zstd;q=0.9, gzip;q=0.8', 'br'],
    ['gzip, br;q=0.1, zstd;q=0', 'gzip'],
    ['zstd;q=0', undefined],
    ['identity, zstd;q=0.5', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['', undefined],
  ] as const) {
    const { headers, rawPayload } = await get('/rest/long', { 'accept-encoding': accepted });
    expect([accepted, headers['content-encoding'], headers['vary']]).toEqual([
      accepted,
      encoding,
      'Origin, accept-encoding',
    ]);
    if (encoding !== 'zstd') continue;
    expect(headers['etag']).toBe('"v1-zstd"');
    expect(zstdDecompressSync(rawPayload).toString()).toBe(long);
  }
  const streamed = await get('/rest/longer', { 'accept-encoding': 'zstd' });
  expect([streamed.headers['content-encoding'], streamed.headers['content-length']]).toEqual(['zstd', undefined]);
  expect(zstdDecompressSync(streamed.rawPayload).toString()).toBe(longer);
  const short = await get('/rest/short', { 'accept-encoding': 'zstd' });
  expect([short.headers['content-encoding'], short.headers['vary']]).toEqual([undefined, 'accept-encoding']);
  const head = await get('/rest/long', { 'accept-encoding': 'zstd' }, 'HEAD');
  expect([head.headers['content-encoding'], head.headers['vary']]).toEqual([undefined, 'Origin, accept-encoding']);
  const again = await get('/rest/long', { 'accept-encoding': 'zstd', 'if-none-match': '"v1-zstd"' });
  expect([again.statusCode, again.headers['etag']]).toEqual([304, '"v1-zstd"']);
});

test('[GQL-39] a client that has the compressed version gets 304 by its tag', async () => {
  const again = await get('/rest/long', { 'accept-encoding': 'br', 'if-none-match': '"v1-br"' });
  expect([again.statusCode, again.headers['etag']]).toEqual([304, '"v1-br"']);
  expect((await get('/rest/long', { 'if-none-match': '"v1"' })).headers['etag']).toBe('"v1"');
  const conditions = async (tags: string): Promise<unknown> =>
    (await get('/rest/conditions', { 'if-match': tags, 'if-none-match': tags })).json();
  expect(await conditions('W/"a-gzip", "b-br"')).toEqual([
    'W/"a-gzip", "b-br", W/"a", "b"',
    'W/"a-gzip", "b-br", W/"a", "b"',
  ]);
  for (const tags of ['*', '"v1"']) expect(await conditions(tags)).toEqual([tags, tags]);
});

test('[GQL-39] an event stream is neither compressed nor held back', async () => {
  const address = await site.listen({ host: '127.0.0.1', port: 0 });
  const stopping = new AbortController();
  const stream = await fetch(`${address}/events`, { signal: stopping.signal });
  const first = await stream.body?.getReader().read();
  expect([stream.headers.get('content-encoding'), Buffer.from(first?.value ?? []).toString()]).toEqual([
    null,
    'data: 1\n\n',
  ]);
  stopping.abort();
});

test('[GQL-41] every response of the API names what the caller’s network has left; own machines are not counted', async () => {
  const { headers } = await get('/rest/short', { 'x-forwarded-for': '203.0.113.9' });
  expect(headers).toMatchObject({
    'ratelimit-policy': '"network";q=5;w=1, "network-burst";q=95;w=60',
    ratelimit: expect.stringMatching(/^"network";r=4;t=1, "network-burst";r=95;t=60$/),
  });
  expect((await get('/rest/short')).headers['ratelimit']).toBeUndefined();
});
