import type { AddressInfo } from 'node:net';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import fastify from 'fastify';
import { passToApi } from './api-proxy.ts';

test("[MEMB-15] a member's events pass through the site unchanged, and the stream ends when the page is closed", async () => {
  const received = Promise.withResolvers<{ request: IncomingMessage; response: ServerResponse }>();
  const api = createHttpServer((request, response) => received.resolve({ request, response })).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const site = fastify();
  await passToApi(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, 'http://localhost:3000', {
    refresh: () => Promise.resolve(true),
  });
  const address = await site.listen({ host: '127.0.0.1', port: 0 });

  const leaving = new AbortController();
  const opening = fetch(`${address}/events`, {
    headers: { authorization: 'Bearer a.b.c', 'last-event-id': '41' },
    signal: leaving.signal,
  });
  const { request, response } = await received.promise;
  expect([request.url, request.headers['last-event-id']]).toEqual(['/events', '41']);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  response.write('retry: 3000\n\n');
  const page = await opening;
  expect([page.status, page.headers.get('content-type'), page.headers.get('content-encoding')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    null,
  ]);
  const reader = (page.body as ReadableStream<Uint8Array>).getReader();
  const next = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe('retry: 3000\n\n');
  // The stream is still open: each event arrives separately.
  response.write('id: 42\ndata: {"kind":"alerts"}\n\n');
  expect(await next()).toBe('id: 42\ndata: {"kind":"alerts"}\n\n');
  const closed = once(response, 'close');
  leaving.abort();
  await closed;
  await site.close();
  api.close();
});
