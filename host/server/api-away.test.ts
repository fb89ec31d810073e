import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { passToApi } from './api-proxy.ts';

const detail = 'The service does not answer at the moment. Please try again.';
const unavailable = {
  type: 'about:blank',
  status: 503,
  title: 'Service unavailable',
  detail,
  errors: [{ message: detail }],
};

/** A site over a service that answers by `listener`. */
async function siteOver(
  listener: RequestListener,
  patience?: { readonly usual: number; readonly uploads: number },
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const api = createServer(listener).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const site = fastify();
  await passToApi(
    site,
    `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    'http://localhost:3000',
    { refresh: () => Promise.resolve() },
    [],
    patience,
  );
  const address = await site.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    async close() {
      await site.close();
      api.closeAllConnections();
      api.close();
    },
  };
}

test('a question that the service can not answer is asked once: what has too much to do is not asked eleven times', async () => {
  let asked = 0;
  const site = await siteOver((_request, answer) => {
    asked += 1;
    answer
      .writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '5' })
      .end('{"detail":"This can not be done for a moment. Please try again."}');
  });
  const answer = await fetch(`${site.address}/rest/location/1`);
  expect([answer.status, answer.headers.get('retry-after'), asked]).toEqual([503, '5', 1]);
  await site.close();
});

test('a service that says nothing is not waited for as long as for an upload: whoever asks is told to try again', async () => {
  const site = await siteOver(() => undefined, { usual: 50, uploads: 3_600_000 });
  for (const [path, init] of [
    ['/graphql', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
    ['/rest/location/1', {}],
  ] as const) {
    const answer = await fetch(site.address + path, init);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([503, '5', unavailable]);
  }
  await site.close();
});
