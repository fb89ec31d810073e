import { once, EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteOver } from './test-kit/site-over.ts';

/** Sends a request through the site to an API that does not respond yet, and leaves. */
async function leave(path: string, init: RequestInit) {
  const arrived = new EventEmitter();
  const site = await siteOver((request, response) => {
    request.resume();
    arrived.emit('request', request, response);
  });
  const gone = new AbortController();
  const visit = fetch(site.address + path, { ...init, signal: gone.signal }).catch(() => 'left');
  const [, response] = (await once(arrived, 'request')) as [IncomingMessage, ServerResponse];
  gone.abort();
  expect(await visit).toBe('left');
  return { site, response };
}

test.each([
  ['/rest/posts', { method: 'GET' }],
  [
    '/graphql',
    { method: 'POST', body: '{"query":"{ posts { total } }"}', headers: { 'content-type': 'application/json' } },
  ],
] as const)(
  '[SEC-85] a visitor’s request to %s is cancelled at the API when the visitor leaves',
  async (path, init) => {
    const { site, response } = await leave(path, init);
    await once(response, 'close');
    expect(response.writableFinished).toBe(false);
    await site.close();
  },
);

test('[SEC-85] what a visitor sends while leaving goes on', async () => {
  const { site, response } = await leave('/rest/tracking/listings', { method: 'POST', body: '{}' });
  response.end('done');
  await once(response, 'finish');
  expect(response.writableFinished).toBe(true);
  await site.close();
});
