import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import timers, { setTimeout as pause } from 'node:timers/promises';
import { openSite, type Site } from './server/test-kit/site.ts';
import { runHost } from './maintenance.ts';

let site: Site;
let service: Server;
let maintained = false;
beforeEach(async () => {
  maintained = false;
  service = createServer((_request, response) => {
    response.writeHead(maintained ? 503 : 200, maintained ? { 'x-verandah-maintenance': '1' } : {}).end('{}');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  site = await openSite();
});
afterEach(async () => {
  await site.close();
  service.close();
});

test('[SHELL-97] a host that the API notifies does not check for maintenance', async () => {
  const first = await site.another();
  const rests = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
  const lost = Promise.withResolvers<void>();
  const host = await runHost(
    {
      listenHost: '127.0.0.1',
      port: 0,
      services: { api: `http://127.0.0.1:${(service.address() as AddressInfo).port}` } as never,
    },
    { warn: () => undefined },
    async () => ({ ...first, untilApiIsLost: () => lost.promise }),
    (problem) => {
      throw problem;
    },
  );
  try {
    await new Promise(setImmediate);
    expect(rests).not.toHaveBeenCalled();
    lost.resolve();
    await once(service, 'request');
  } finally {
    await host.close();
  }
});

test('[DATA-05] during maintenance pages, forms and calls get a readable response with Retry-After; then a new host starts', async () => {
  const first = await site.another();
  const { port } = new URL(first.address);
  let starts = 0;
  const start = async () => (starts++ === 0 ? first : site.another({ PORT: port }));
  const host = await runHost(
    {
      listenHost: '127.0.0.1',
      port: Number(port),
      services: { api: `http://127.0.0.1:${(service.address() as AddressInfo).port}` } as never,
    },
    { warn: () => undefined },
    start,
    (problem) => {
      throw problem;
    },
  );
  const get = (path: string, init: RequestInit = {}): Promise<Response | undefined> =>
    fetch(`${first.address}${path}`, init).catch(() => undefined);
  const until = async (wanted: (response: Response) => boolean): Promise<void> => {
    for (
      let response = await get('/api/version');
      response === undefined || !wanted(response);
      response = await get('/api/version')
    )
      await pause(100);
  };
  try {
    await until(({ ok }) => ok);
    maintained = true;
    await until(({ status }) => status === 503);
    const page = await get('/buy', { headers: { accept: 'text/html,*/*' } });
    expect([page?.status, page?.headers.get('retry-after'), await page?.text()]).toEqual([
      503,
      '60',
      expect.stringContaining('<h1>Back in a few minutes</h1>'),
    ]);
    const form = await get('/contact', {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ text: 'x' }),
    });
    expect([form?.status, await form?.text()]).toEqual([
      503,
      expect.stringContaining('it was not taken yet: go back, and send it again later'),
    ]);
    const call = await get('/graphql', { method: 'POST', body: '{}' });
    expect([call?.status, call?.headers.get('retry-after'), await call?.json()]).toEqual([
      503,
      '60',
      { errors: [{ message: expect.stringContaining('being maintained') }] },
    ]);
    expect([(await get('/livez'))?.status, (await get('/healthz'))?.status, (await get('/readyz'))?.status]).toEqual([
      200, 200, 503,
    ]);
    maintained = false;
    await until(({ ok }) => ok);
    expect(starts).toBe(2);
  } finally {
    await host.close();
  }
});
