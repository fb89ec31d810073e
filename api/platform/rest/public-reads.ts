import type { FastifyInstance } from 'fastify';

/** Paths that pages of any site may read. */
const publicPaths = /^\/(?:rest|tiles|media|calendar)\/|^\/openapi\.json(?:\?|$)|^\/graphql\/schema\.graphql(?:\?|$)/;
/** GraphQL's queries are sent by POST. */
const graphPath = /^\/graphql(?:\?|$)/;
/** Response headers that scripts of other sites may read. */
const exposed =
  'allow, content-disposition, etag, location, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id';
const reading = new Set(['GET', 'HEAD']);
const operating = new Set(['POST']);

/**
 * Lets scripts of every site read (CORS) what needs no cookie: browsers send none with such a request, and withhold the
 * response from a script that had them sent. A script with a personal access token sends it itself. Writes from other
 * sites stay blocked, except GraphQL operations: the host passes those on without cookies.
 */
export function openPublicReads(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    // A site that is trusted with cookies already has its own headers.
    const isGraph = graphPath.test(url);
    if (!(isGraph || publicPaths.test(url)) || reply.hasHeader('access-control-allow-origin')) return undefined;
    const requested = headers['access-control-request-method'];
    const allowed = isGraph ? operating : reading;
    if (allowed.has(method)) {
      reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': exposed });
      return undefined;
    }
    if (method !== 'OPTIONS' || headers.origin === undefined || requested === undefined || !allowed.has(requested))
      return undefined;
    return reply
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': [...allowed].join(', '),
        'access-control-allow-headers': isGraph
          ? 'authorization, content-type'
          : 'authorization, content-type, domain, if-none-match',
        'access-control-max-age': '86400',
      })
      .code(204)
      .send();
  });
}
