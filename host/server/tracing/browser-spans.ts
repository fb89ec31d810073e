import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MemoryLimiter } from '@verandah/rate-limits';
import type { MeasuredSpan, Tracing } from '@verandah/telemetry';
import type { ReleaseSet } from '../release-set.ts';
import { mayPass } from '../session-cookies.ts';
import { routePattern } from './route-pattern.ts';

const minute = 60_000;
/** Maximum number of spans per second from all browsers together. */
const mostSpans = 200;
/** Milliseconds of clock difference above which a browser's times are corrected by its sending time. */
const tolerance = 2000;

const hexText = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`), `must be ${digits} hexadecimal digits`));
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(1e14));
const spanShape = v.object({
  traceId: hexText(32),
  spanId: hexText(16),
  parentId: v.optional(hexText(16)),
  name: v.picklist(['page load', 'call']),
  start: moment,
  end: moment,
  /** Of a page load: the page's path, of which only the route pattern is stored. */
  path: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  area: v.optional(v.pipe(v.string(), v.maxLength(40))),
  release: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** Of a call. */
  method: v.optional(v.picklist(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  to: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599))),
});
/** What a browser sends; `now` is its clock while it sends. */
const shape = v.object({
  now: moment,
  spans: v.pipe(v.array(spanShape), v.minLength(1), v.maxLength(40, 'must be 40 at most')),
});
type ReportedSpan = v.InferOutput<typeof spanShape>;

/** The destination of a call: the first segment of the path, when the site has such a route. */
const places = new Set(['graphql', 'rest', 'legacy', 'api', 'auth', 'feeds', 'media', 'tiles', 'mail', 'calendar']);

/**
 * `POST /telemetry/spans`: receives the spans that browsers measured of traced pages. Only names and values in our own
 * lists are passed on.
 */
export function browserSpans(
  app: FastifyInstance,
  tracing: Tracing,
  currentSet: () => ReleaseSet | null,
  publicUrl: string,
): void {
  const limiter = new MemoryLimiter({ most: mostSpans, seconds: 1 });
  app.post('/telemetry/spans', { bodyLimit: 32_768 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: number, message: string) =>
      reply
        .code(status)
        .type('application/problem+json; charset=utf-8')
        .send(JSON.stringify({ type: 'about:blank', status, title: 'Not taken', detail: message }));
    if (!mayPass('POST', request.headers, [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]))
      return refuse(403, 'Spans are taken from our own pages.');
    const read = v.safeParse(shape, request.body);
    if (!read.success)
      return refuse(
        400,
        read.issues
          .slice(0, 5)
          .map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
          .join('; '),
      );
    const { spans, now } = read.output;
    if ((await limiter.consume('all', spans.length)) > 0)
      return refuse(429, 'Too many spans arrive at the moment; these were dropped.');
    const off = Date.now() - now;
    const shift = Math.abs(off) > tolerance ? off : 0;
    const problem = spans.find(
      ({ start, end }) => end < start || end - start > 10 * minute || Math.abs(end + shift - Date.now()) > 30 * minute,
    );
    if (problem) return refuse(400, 'spans: a span must end after it starts, and not long ago');
    tracing.add(
      spans.map((span) => measureSpan(span, shift, currentSet())),
      'verandah-browser',
    );
    return reply.code(204).send();
  });
}

function measureSpan(
  { traceId, spanId, parentId, name, start, end, ...span }: ReportedSpan,
  shift: number,
  set: ReleaseSet | null,
): MeasuredSpan {
  const own = { traceId, spanId, ...(parentId !== undefined && { parentId }), start: start + shift, end: end + shift };
  if (name === 'call') {
    const [, first = ''] = span.to?.split('/') ?? [];
    const place = places.has(first) ? `/${first}` : 'page';
    const { method = 'GET', status = 0 } = span;
    return {
      ...own,
      name: `${method} ${place}`,
      kind: 'client',
      attributes: { 'http.request.method': method, 'http.response.status_code': status, 'verandah.route_kind': place },
      ...(status === 0 || status >= 500 ? { failed: status === 0 ? 'no response' : String(status) } : {}),
    };
  }
  const area = set?.areas.find((each) => each.name === span.area);
  const release =
    area && [area.live, area.previous, area.rollout?.release].find((each) => each?.manifest.version === span.release);
  const route = span.path === undefined ? null : routePattern(set?.routes ?? [], span.path);
  return {
    ...own,
    name: route === null ? 'page load' : `page load ${route}`,
    kind: 'internal',
    attributes: {
      ...(area && { 'verandah.area': area.name }),
      ...(release && { 'verandah.release': release.manifest.version }),
      ...(route !== null && { 'http.route': route }),
      'verandah.release_set': set?.revision ?? 0,
    },
  };
}
