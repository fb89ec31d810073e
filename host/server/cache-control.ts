import type { FastifyInstance } from 'fastify';

const isShared = /\bpublic\b|\bs-maxage\b/;

/**
 * Default cache rules for every response. A response without `cache-control`, or a public one that sets a cookie, gets
 * `no-store`.
 */
export function guardSharedCaches(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const control = reply.getHeader('cache-control');
    if (control === undefined || (isShared.test(String(control)) && reply.hasHeader('set-cookie')))
      reply.header('cache-control', 'no-store');
    done();
  });
}
