import type { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MemoryLimiter } from '@verandah/rate-limits';
import {
  newSpanId,
  newTraceId,
  readTraceparent,
  traceparentOf,
  type Span,
  type SpanAttributes,
  type TraceContext,
  type Tracing,
} from '@verandah/telemetry';
import { routeKind } from '../metrics/http-metrics.ts';
import type { ReleaseSet } from '../release-set.ts';
import { routePattern } from './route-pattern.ts';

/** A request of a trace, for what is done on its behalf. */
export interface TracedRequest {
  readonly span: Span;
  /** The route pattern that it goes by, once it is known. */
  name(route: string, attributes: SpanAttributes): void;
}
interface Known extends TracedRequest {
  /** The span that the browser reports: the page load that this page is part of. */
  readonly browser?: TraceContext;
  route: string | undefined;
}

/** The trace that a request belongs to, and the page load of it that the browser is to report. */
interface Place {
  readonly parent?: TraceContext;
  readonly browser?: TraceContext;
}

/** Files, streams and questions about the host itself are no part of what a visitor waits for. */
const untraced = new Set([
  '/r',
  '/metrics',
  '/healthz',
  '/readyz',
  '/events',
  '/telemetry',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/robots.txt',
  '/service-worker.js',
]);
/** Traces a second that browsers may begin by themselves: nobody outside fills the collector. */
const begunOutside = 20;

/** Begins a span for each request, and ends it with its answer. */
export function openRequests(
  app: FastifyInstance,
  tracing: Tracing,
  here: AsyncLocalStorage<TracedRequest>,
  currentSet: () => ReleaseSet | null,
): void {
  const known = new WeakMap<FastifyRequest, Known>();
  const limiter = new MemoryLimiter({ most: begunOutside, seconds: 1 });

  /**
   * Where a request belongs: the trace that its page began, else one of its own. A page that a browser opens is part of
   * a page load, whose span the browser reports later.
   */
  async function placeOf({ headers, method }: FastifyRequest): Promise<Place> {
    const given = readTraceparent(headers['traceparent']);
    if (given)
      return { parent: given.sampled && (await limiter.consume('all')) > 0 ? { ...given, sampled: false } : given };
    if (method !== 'GET' || headers['sec-fetch-dest'] !== 'document') return {};
    const traceId = newTraceId();
    if (!tracing.samples(traceId)) return {};
    const browser = { traceId, spanId: newSpanId(), sampled: true };
    return { parent: browser, browser };
  }

  function begin(request: FastifyRequest, kind: string, { parent, browser }: Place): TracedRequest {
    const span = tracing.begin(`${request.method} ${kind}`, {
      kind: 'server',
      parent,
      attributes: { 'http.request.method': request.method, 'verandah.route_kind': kind },
    });
    const traced: Known = {
      span,
      ...(browser && { browser }),
      route: undefined,
      name(route, attributes) {
        traced.route = route;
        span.rename(`${request.method} ${route}`);
        span.set(attributes);
      },
    };
    known.set(request, traced);
    // What is passed on to the API is part of it.
    request.raw.headers['traceparent'] = traceparentOf(span.context);
    delete request.raw.headers['tracestate'];
    return traced;
  }

  // By callback: the rest of the request runs inside of it.
  app.addHook('onRequest', (request, _reply, done) => {
    const kind = routeKind(request.method, request.routeOptions.url);
    if (untraced.has(kind)) return done();
    placeOf(request)
      .then((place) => begin(request, kind, place))
      .then((traced) => here.run(traced, done), done);
  });
  // Reading a body loses sight of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    const traced = known.get(request);
    if (traced) here.run(traced, done);
    else done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { browser } = known.get(request) ?? {};
    if (browser && String(reply.getHeader('content-type')).startsWith('text/html')) addServerTiming(reply, browser);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const traced = known.get(request);
    const cached = reply.getHeader('x-verandah-cache');
    // A cached page has been rendered for somebody else.
    if (traced?.span.context.sampled && traced.route === undefined && cached !== undefined) {
      const route = routePattern(currentSet()?.routes ?? [], request.url.split('?', 1)[0] ?? '');
      if (route !== null) traced.name(route, { 'http.route': route });
    }
    traced?.span.set({
      'http.response.status_code': reply.statusCode,
      ...(typeof cached === 'string' && { 'verandah.page_cache': cached }),
    });
    traced?.span.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    done();
  });
}

/**
 * Sends a page its trace context by a header: its HTML stays the same for everybody. A response with it is one
 * visitor's, and no cache's.
 */
function addServerTiming(reply: FastifyReply, browser: TraceContext): void {
  const before = reply.getHeader('server-timing');
  reply.header(
    'server-timing',
    [...(before === undefined ? [] : [before]), `traceparent;desc="${traceparentOf(browser)}"`].join(', '),
  );
  if (/public|s-maxage/.test(String(reply.getHeader('cache-control') ?? '')))
    reply.header('cache-control', 'private, no-cache');
}
