import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { cachePrefix, workerAddress } from '../service-worker/names.ts';
import { acceptedEncoding, encodeBytes } from './encoding.ts';

/** Replaces a worker that is no longer wanted: deletes its caches and unregisters itself. */
const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${cachePrefix}')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * Serves the service worker. Browsers check for a newer one at every page load; while the feature is off they receive
 * one that removes the existing worker.
 */
export const serviceWorker =
  (worker: Buffer | undefined): FastifyPluginAsync =>
  async (app) => {
    const script = worker ?? Buffer.from(farewell);
    const etag = `W/"${createHash('sha256').update(script).digest('base64url').slice(0, 20)}"`;
    app.get(workerAddress, async (request, reply) => {
      reply.headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        etag,
        vary: 'accept-encoding',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(await encodeBytes(script, encoding, 'quick'));
    });
  };
