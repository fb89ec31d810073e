import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** What the API answers below the site's own address: REST below `/rest`, the legacy API below `/legacy`, its `/api/…` paths also as they are. */
const passed: readonly (readonly [prefix: string, there: string])[] = [
  ['/graphql', '/graphql'], ['/rest', '/rest'], ['/legacy', '/legacy'], ['/api', '/api'], ['/auth', '/auth'],
  ['/events', '/events'], ['/mail', '/mail'], ['/feeds', '/feeds'], ['/media', '/media'], ['/tiles', '/tiles'],
  ['/sitemap.xml', '/sitemap.xml'], ['/sitemaps', '/sitemaps'],
];
/** Headers by which our own processes know each other: nobody outside may set them. */
const internal = new Set(['x-verandah-internal', 'x-build-secret']);

/** Passes requests on to the API as streams, both ways. */
export async function passToApi(app: FastifyInstance, api: string): Promise<void> {
  for (const [prefix, rewritePrefix] of passed) {
    await app.register(proxy, {
      upstream: api, prefix, rewritePrefix,
      undici: { headersTimeout: 60_000, bodyTimeout: 0 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...Object.fromEntries(Object.entries(headers).filter(([name]) => !internal.has(name))),
          'x-forwarded-for': request.ip, 'x-forwarded-proto': request.protocol, 'x-forwarded-host': request.host,
        }),
        onError: (reply) => {
          void reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').type('application/json; charset=utf-8').send('{"errors":[{"message":"The service does not answer at the moment. Please try again."}]}');
        },
      },
    });
  }
}
