import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { passToApi } from '../api-proxy.ts';
import type { Overload } from '../overload.ts';

/** A site over an API that responds by `listener`. */
export async function siteOver(
  listener: RequestListener,
  patience?: { readonly usual: number; readonly uploads: number },
  overload?: Overload,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const api = createServer(listener).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const site = fastify();
  await passToApi(
    site,
    `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    'http://localhost:3000',
    { refresh: () => Promise.resolve(true) },
    [],
    patience,
    overload,
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
