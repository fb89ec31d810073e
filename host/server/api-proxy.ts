import proxy from '@fastify/http-proxy';
import { latenessHeader } from '@verandah/rate-limits';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isProblem, rejectionInBody } from '@verandah/areas/rejections';
import { internalTokenHeader } from '@verandah/release-registry';
import { ApiAgent, endWithVisitor } from './api-agent.ts';
import { passed } from './api-paths.ts';
import { plainConditions } from './compress.ts';
import type { Changes } from './page-cache/follow-changes.ts';
import { sendHostProblem } from './host-problem.ts';
import type { Overload } from './overload.ts';
import { isSecure, mayPass, mayPassWithoutCookies, withCredentials, withoutCookies } from './session-cookies.ts';
import { withQuota } from './visitor-limit.ts';
import { sendOn, type PassedResponse } from './whole-response.ts';

/** Response header by which the API marks a GraphQL operation that wrote. */
const wroteHeader = 'x-verandah-wrote';

/** Headers that authenticate our own processes. They are removed from visitors' requests. */
const internal = [internalTokenHeader, 'x-build-secret'];
/**
 * Headers that are not passed on. This server itself responds to `Expect: 100-continue`, which curl sends before a body
 * of more than a megabyte; the HTTP client for the upstream connection does not support it.
 */
const notPassed = new Set([...internal, 'expect']);

/**
 * Milliseconds to wait for the response headers: longer than the API waits for its database, shorter than a person
 * would wait. Uploads have more time.
 */
const longestWait = { usual: 12_000, uploads: 60_000 } as const;
/**
 * Milliseconds without data within a response. Event streams send a heartbeat every twenty seconds; a connection that
 * has lost the rest would never end by itself.
 */
const longestSilence = 60_000;
/**
 * Prefixes that receive whole files and respond after reading them. Longer prefixes below them have the usual limit.
 */
const uploads = new Set(['/feeds', '/media']);

/**
 * Response headers without those of the connection to the API: a client that requests to close its own would wait,
 * since it stayed open as the API's does.
 */
const ofThisConnection = ({
  connection: _connection,
  'keep-alive': _keepAlive,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers;

const unavailable = 'We couldn’t connect. Please try again.';

const replyUnavailable = (reply: FastifyReply): void => {
  sendHostProblem(reply.header('retry-after', '5'), 503, 'Service unavailable', unavailable);
};

/**
 * Proxies requests to the API, streamed both ways, with the bearer token of a signed-in member. Rejects writes from
 * other sites, except GraphQL operations, which lose their cookies.
 * @param changes refreshed after each write, so that the next page contains the change
 * @param others origins of other sites that may write; the API sends them CORS headers
 * @param overload refuses calls while the host is late
 */
export async function passToApi(
  app: FastifyInstance,
  api: string,
  publicUrl: string,
  changes: Pick<Changes, 'refresh'>,
  others: readonly string[] = [],
  patience: { readonly usual: number; readonly uploads: number; readonly silence?: number } = longestWait,
  overload?: Pick<Overload, 'guardCalls' | 'heard'>,
): Promise<void> {
  const cookieless = new WeakSet<object>();
  const ownOnly = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // Behind a proxy that terminates TLS the page has the public address; otherwise it has the address of the request.
    if (
      mayPass(request.method, request.headers, [
        new URL(publicUrl).origin,
        `${request.protocol}://${request.host}`,
        ...others,
      ])
    )
      return done();
    if (mayPassWithoutCookies(request.method, request.url, request.headers)) {
      cookieless.add(request);
      return done();
    }
    const detail = 'This was sent from another site. Please use our site.';
    sendHostProblem(reply, 403, 'Not allowed', detail);
  };
  await app.register(async (scope) => {
    // Fastify would parse text itself, up to a megabyte. Without its parser the proxy streams it.
    scope.removeContentTypeParser('text/plain');
    overload?.guardCalls(scope);
    for (const [prefix, rewritePrefix] of passed)
      await scope.register(proxy, {
        upstream: api,
        prefix,
        rewritePrefix,
        preHandler: (request, reply, done) => ownOnly(request, reply, () => endWithVisitor(request, reply, done)),
        undici: new ApiAgent({
          headers: uploads.has(prefix) ? patience.uploads : patience.usual,
          silence: patience.silence ?? longestSilence,
        }),
        replyOptions: {
          // Without this the proxy repeats a request with a 503 response ten times, some milliseconds apart.
          retryDelay: () => null,
          rewriteRequestHeaders: (request, headers) => ({
            ...Object.fromEntries(
              Object.entries(
                cookieless.has(request)
                  ? withoutCookies(headers)
                  : withCredentials(headers, prefix, isSecure(request as FastifyRequest)),
              ).filter(([name]) => !notPassed.has(name)),
            ),
            ...plainConditions(request.headers),
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': request.protocol,
            'x-forwarded-host': request.host,
          }),
          rewriteHeaders: ({ [latenessHeader]: late, ...headers }, request) => {
            overload?.heard(late);
            return withQuota(ofThisConnection(headers), request as object);
          },
          onResponse: (request, reply, response) => {
            // The request's own choice: what API, logs and other clients see is the rejection's status.
            if (
              request.headers[rejectionInBody.name] === rejectionInBody.value &&
              reply.statusCode >= 400 &&
              reply.statusCode < 500 &&
              isProblem(String(reply.getHeader('content-type')))
            )
              reply.code(200);
            const send = (): Promise<void> =>
              sendOn(
                (reply as FastifyReply).removeHeader(wroteHeader),
                response as unknown as PassedResponse,
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
