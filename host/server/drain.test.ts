import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import proxy from '@fastify/http-proxy';
import fastify from 'fastify';
import { drainRequests } from './drain.ts';

/** A proxy to an API that responds when the test does. */
async function open(limitMs: number) {
  const requests: Record<string, PromiseWithResolvers<ServerResponse>> = {
    '/events': Promise.withResolvers(),
    '/rest/slow': Promise.withResolvers(),
  };
  const api = createServer((request: IncomingMessage, response: ServerResponse) =>
    requests[request.url ?? '']?.resolve(response),
  ).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const drain = drainRequests(app, limitMs);
  await app.register(proxy, { upstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, prefix: '/' });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async (): Promise<void> => {
    api.closeAllConnections();
    await new Promise((resolve) => {
      api.close(resolve);
    });
  };
  return {
    drain,
    address,
    responseAt: async (path: '/events' | '/rest/slow') =>
      (requests[path] as PromiseWithResolvers<ServerResponse>).promise,
    close,
  };
}

test('[REL-04] a host that shuts down ends open event streams and still completes the requests in progress', async () => {
  const { drain, address, responseAt, close } = await open(10_000);
  const [streaming, slow] = [fetch(`${address}/events`), fetch(`${address}/rest/slow`)];
  const events = await responseAt('/events');
  events.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n');
  const stream = await streaming;
  const page = await responseAt('/rest/slow');
  const drained = drain();
  await expect(stream.text()).rejects.toThrow('terminated');
  page.end('complete');
  expect(await (await slow).text()).toBe('complete');
  await drained;
  await close();
});

test('a request that never ends does not block the shutdown', async () => {
  const { drain, address, responseAt, close } = await open(100);
  const endless = fetch(`${address}/rest/slow`);
  await responseAt('/rest/slow');
  await Promise.all([drain(), expect(endless).rejects.toThrow('fetch failed')]);
  await close();
});

test('a connection that a browser opened in advance does not block the shutdown', async () => {
  const { drain, address, close } = await open(600_000);
  const preconnected = connect(Number(new URL(address).port), '127.0.0.1');
  await once(preconnected, 'connect');
  await Promise.all([drain(), once(preconnected, 'close')]);
  await close();
});
