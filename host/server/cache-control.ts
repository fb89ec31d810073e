import type { FastifyInstance } from 'fastify';

const isShared = /\bpublic\b|\bs-maxage\b/;

/**
 * What caches between the site and its visitors may store, whoever made the response: nothing that does not say so, and
 * nothing that sets a cookie. An answer without a word is not left to what a cache makes of that.
 */
export function guardSharedCaches(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const control = reply.getHeader('cache-control');
    if (control === undefined || (isShared.test(String(control)) && reply.hasHeader('set-cookie')))
      reply.header('cache-control', 'no-store');
    done();
  });
}
