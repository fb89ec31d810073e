import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the settings allow pages of other sites to sign members in and act for them. */
    readonly thirdPartyCookies: boolean;
  }
}

/**
 * Lets pages of some other sites call the API with their visitors' cookies (CORS). The cookies are then
 * `SameSite=None` and `Partitioned`: members sign in to each of these sites separately, and no site learns of another.
 * @param origins 'https://partner.example'
 */
export function welcomeThirdParties(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'location, x-request-id, retry-after',
    });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'content-type, domain, idempotency-key',
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
}
