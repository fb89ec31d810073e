import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFaultProxy } from '@verandah/faults';
import fastify from 'fastify';
import { passToApi } from './api-proxy.ts';

const detail = 'We couldn’t connect. Please try again.';
const unavailable = {
  type: 'about:blank',
  status: 503,
  title: 'Service unavailable',
  detail,
  errors: [{ message: detail }],
};

test('an API response that stalls half-way ends: no visitor waits for ever', async () => {
  const api = createServer(
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).write('the first half, '),
  ).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const line = await startFaultProxy({ target: (api.address() as AddressInfo).port });
  const site = fastify();
  await passToApi(
    site,
    `http://127.0.0.1:${line.port}`,
    'http://localhost:3000',
    { refresh: () => Promise.resolve(true) },
    [],
    { usual: 5000, uploads: 5000, silence: 100 },
  );
  const address = await site.listen({ host: '127.0.0.1', port: 0 });
  try {
    const response = await fetch(`${address}/rest/location/1`);
    expect(response.status).toBe(200);
    await line.set({ kind: 'half-open' });
    await expect(response.text()).rejects.toThrow('terminated');
  } finally {
    await line.close();
    await site.close();
    api.closeAllConnections();
    api.close();
  }
});

test('a short response that breaks off half-way becomes a complete error response; a complete one is sent unchanged', async () => {
  const words = JSON.stringify({ data: 'x'.repeat(5000) });
  const api = createServer(
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': words.length, etag: '"e"' })
        .end(words),
  ).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const line = await startFaultProxy({ target: (api.address() as AddressInfo).port });
  const site = fastify();
  await passToApi(site, `http://127.0.0.1:${line.port}`, 'http://localhost:3000', {
    refresh: () => Promise.resolve(true),
  });
  const address = await site.listen({ host: '127.0.0.1', port: 0 });
  try {
    const whole = await fetch(`${address}/rest/location/1`, { headers: { 'accept-encoding': 'identity' } });
    expect([whole.status, whole.headers.get('etag'), await whole.text()]).toEqual([200, '"e"', words]);
    expect((await fetch(`${address}/rest/location/1`, { method: 'HEAD' })).headers.get('content-length')).toBe(
      String(words.length),
    );
    await line.set({ kind: 'broken', least: 500, most: 4000 });
    const broken = await fetch(`${address}/graphql`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([broken.status, broken.headers.get('etag'), broken.headers.get('retry-after'), await broken.json()]).toEqual(
      [503, null, '5', unavailable],
    );
  } finally {
    await line.close();
    await site.close();
    api.closeAllConnections();
    api.close();
  }
});

test("on a connection that loses everything, a feed's report has the usual time limit; whole files have more time", async () => {
  const line = await startFaultProxy({ target: 1 });
  await line.set({ kind: 'hole' });
  const site = fastify();
  await passToApi(
    site,
    `http://127.0.0.1:${line.port}`,
    'http://localhost:3000',
    { refresh: () => Promise.resolve(true) },
    [],
    { usual: 100, uploads: 86_400_000 },
  );
  const address = await site.listen({ host: '127.0.0.1', port: 0 });
  try {
    const response = await fetch(`${address}/feeds/uploads/00000000-0000-4000-8000-000000000001`);
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '5',
      unavailable,
    ]);
  } finally {
    await line.close();
    await site.close();
  }
});
