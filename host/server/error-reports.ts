import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { SourcePositions } from './source-positions.ts';

/** Maximum bytes of a report: ten failures with their stacks. */
const reportBytes = 64 << 10;
/** Milliseconds that the API may take. */
const patience = 10_000;
/** Headers by which the API knows a page of this site. */
const passed = ['content-type', 'origin', 'referer', 'sec-fetch-site', 'user-agent'] as const;

/** The body with the positions of every stack in the source; as it came when it is not what pages send. */
async function inSource(body: string, positions: SourcePositions): Promise<string> {
  try {
    const report = JSON.parse(body) as { failures?: unknown };
    if (!Array.isArray(report.failures)) return body;
    const failures = await Promise.all(
      (report.failures as readonly unknown[]).slice(0, 20).map(async (failure) => {
        const { stack } = (failure ?? {}) as { stack?: unknown };
        return typeof stack === 'string'
          ? { ...(failure as object), stack: (await positions.original(stack.slice(0, 4000))).slice(0, 4000) }
          : failure;
      }),
    );
    return JSON.stringify({ ...report, failures });
  } catch {
    return body; // not what our pages send: the API rejects it
  }
}

const headersOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries([
    ...passed.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [])),
    ['x-forwarded-for', request.ip],
    ['x-forwarded-proto', request.protocol],
    ['x-forwarded-host', request.host],
  ]);

/** Passes error reports of browsers to the API, with positions in the source in place of those in built scripts. */
export const errorReports =
  (api: string, positions: SourcePositions): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: reportBytes }, (_request, body, done) =>
      done(null, body),
    );
    app.post('/rest/error-reports', { bodyLimit: reportBytes }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      reply.header('cache-control', 'no-store');
      try {
        const response = await fetch(`${api}/rest/error-reports`, {
          method: 'POST',
          headers: headersOf(request),
          body: await inSource(body, positions),
          signal: AbortSignal.timeout(patience),
        });
        const type = response.headers.get('content-type');
        const retry = response.headers.get('retry-after');
        if (retry !== null) reply.header('retry-after', retry);
        return reply
          .code(response.status)
          .type(type ?? 'application/json; charset=utf-8')
          .send(await response.text());
      } catch {
        // The API is unavailable: the browser drops the report.
        return reply
          .code(503)
          .type('application/problem+json; charset=utf-8')
          .send(JSON.stringify({ type: 'about:blank', status: 503, title: 'Service unavailable' }));
      }
    });
  };
