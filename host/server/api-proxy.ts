import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from './page-cache/follow-changes.ts';
import { isSecure, mayPass, withCredentials } from './session-cookies.ts';
import { sendOn, type PassedAnswer } from './whole-answer.ts';

/**
 * What the API answers below the site's own address: REST below `/rest`, the legacy API below `/legacy`, its `/api/…`
 * paths also as they are. The provider is there in development only.
 */
const passed: readonly (readonly [prefix: string, there: string])[] = [
  ['/graphql', '/graphql'],
  ['/rest', '/rest'],
  ['/legacy', '/legacy'],
  ['/api', '/api'],
  ['/auth', '/auth'],
  ['/api/session', '/auth/session'],
  ['/development/provider', '/development/provider'],
  ['/events', '/events'],
  ['/mail', '/mail'],
  ['/feeds', '/feeds'],
  ['/feeds/uploads', '/feeds/uploads'],
  ['/media', '/media'],
  ['/tiles', '/tiles'],
  ['/calendar', '/calendar'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemaps', '/sitemaps'],
];
/** By which the API says that an operation of the graph wrote. */
const wroteHeader = 'x-verandah-wrote';

/** Headers by which our own processes know each other: nobody outside may set them. */
const internal = ['x-verandah-internal', 'x-build-secret'];
/**
 * Not passed on. `Expect: 100-continue`, which curl sends before a body of more than a megabyte, is answered by this
 * server itself, and the client of the connection behind it knows no such header.
 */
const notPassed = new Set([...internal, 'expect']);

/**
 * Milliseconds that the beginning of an answer is waited for: longer than the service itself waits for a database,
 * shorter than a person does; and where whole files are sent.
 */
const longestWait = { usual: 12_000, uploads: 60_000 } as const;
/**
 * Milliseconds within an answer: streams of events give a sign of life every twenty seconds, and a line that has
 * swallowed the rest never ends by itself.
 */
const longestSilence = 60_000;
/**
 * Where whole files are sent, which are answered once they have been read; the report of a feed below it is an answer
 * like any.
 */
const uploads = new Set(['/feeds', '/media']);

const unavailable = 'The service does not answer at the moment. Please try again.';

const replyUnavailable = (reply: FastifyReply): void => {
  void reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: 'about:blank',
        status: 503,
        title: 'Service unavailable',
        detail: unavailable,
        // As a client of the graph reads it.
        errors: [{ message: unavailable }],
      }),
    );
};

/**
 * Passes requests on to the API as streams, both ways, for who is signed in with their token. Writes that another site
 * caused are refused.
 * @param changes polled after each write: the next page includes what was written
 * @param others origins of sites that may send them all the same; the API allows their browsers to
 */
export async function passToApi(
  app: FastifyInstance,
  api: string,
  publicUrl: string,
  changes: Pick<Changes, 'refresh'>,
  others: readonly string[] = [],
  patience: { readonly usual: number; readonly uploads: number; readonly silence?: number } = longestWait,
): Promise<void> {
  const ownOnly = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // Behind a proxy that ends https the public address is the page's own, otherwise the requested one.
    if (
      mayPass(request.method, request.headers, [
        new URL(publicUrl).origin,
        `${request.protocol}://${request.host}`,
        ...others,
      ])
    )
      return done();
    const detail = 'This was sent from another site. Do it on our own pages.';
    void reply
      .code(403)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      .send(
        JSON.stringify({
          type: 'about:blank',
          status: 403,
          title: 'Not allowed',
          detail,
          errors: [{ message: detail }],
        }),
      );
  };
  await app.register(async (scope) => {
    // Fastify reads text itself, up to a megabyte; the proxy takes everything else as a stream.
    scope.removeContentTypeParser('text/plain');
    for (const [prefix, rewritePrefix] of passed)
      await scope.register(proxy, {
        upstream: api,
        prefix,
        rewritePrefix,
        preHandler: ownOnly,
        undici: {
          headersTimeout: uploads.has(prefix) ? patience.uploads : patience.usual,
          bodyTimeout: patience.silence ?? longestSilence,
        },
        replyOptions: {
          // By default it sends ten more requests after a 503, some milliseconds apart.
          retryDelay: () => null,
          rewriteRequestHeaders: (request, headers) => ({
            ...Object.fromEntries(
              Object.entries(withCredentials(headers, prefix, isSecure(request as FastifyRequest))).filter(
                ([name]) => !notPassed.has(name),
              ),
            ),
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': request.protocol,
            'x-forwarded-host': request.host,
          }),
          onResponse: (request, reply, answer) => {
            const send = (): Promise<void> =>
              sendOn(
                (reply as FastifyReply).removeHeader(wroteHeader),
                answer as unknown as PassedAnswer,
                replyUnavailable,
              );
            const wrote =
              prefix === '/graphql'
                ? (reply as FastifyReply).hasHeader(wroteHeader)
                : !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
            if (wrote) void changes.refresh().then(send);
            else void send();
          },
          onError: (reply) => replyUnavailable(reply as unknown as FastifyReply),
        },
      });
  });
}
