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

/** A traced request, for the work that is done for it. */
export interface TracedRequest {
  readonly span: Span;
  /** The route pattern of the request, once it is resolved. */
  name(route: string, attributes: SpanAttributes): void;
}
interface OpenRequest extends TracedRequest {
  /** The span that the browser reports later: the page load that this page is part of. */
  readonly browser?: TraceContext;
  route: string | undefined;
}

/** The trace of a request, and the page-load span in it that the browser reports. */
interface Place {
  readonly parent?: TraceContext;
  readonly browser?: TraceContext;
}

/** Files, streams and requests about the host itself are not part of what a visitor waits for. */
const untraced = new Set([
  '/r',
  '/metrics',
  '/livez',
  '/healthz',
  '/readyz',
  '/events',
  '/telemetry',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/manifest.webmanifest',
  '/robots.txt',
  '/service-worker.js',
]);
/** Maximum number of traces per second that browsers may start: so that they can't flood the collector. */
const begunOutside = 20;

/** Starts a span for each request, and ends it with the response. */
export function openRequests(
  app: FastifyInstance,
  tracing: Tracing,
  here: AsyncLocalStorage<TracedRequest>,
  currentSet: () => ReleaseSet | null,
): void {
  const openRequestOf = new WeakMap<FastifyRequest, OpenRequest>();
  const limiter = new MemoryLimiter({ most: begunOutside, seconds: 1 });

  /**
   * The trace of a request: the one that its page started, else a new one. A page that a browser opens is part of a
   * page load, whose span the browser reports later.
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
    const traced: OpenRequest = {
      span,
      ...(browser && { browser }),
      route: undefined,
      name(route, attributes) {
        traced.route = route;
        span.rename(`${request.method} ${route}`);
        span.set(attributes);
      },
    };
    openRequestOf.set(request, traced);
    // Calls that are passed on to the API are part of the trace.
    request.raw.headers['traceparent'] = traceparentOf(span.context);
    delete request.raw.headers['tracestate'];
    return traced;
  }

  // With a callback, the rest of the request runs inside the context.
  app.addHook('onRequest', (request, _reply, done) => {
    const kind = routeKind(request.method, request.routeOptions.url);
    if (untraced.has(kind)) return done();
    placeOf(request)
      .then((place) => begin(request, kind, place))
      .then((traced) => here.run(traced, done), done);
  });
  // Reading a body loses the request's context.
  app.addHook('preHandler', (request, _reply, done) => {
    const traced = openRequestOf.get(request);
    if (traced) here.run(traced, done);
    else done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { browser } = openRequestOf.get(request) ?? {};
    if (browser && String(reply.getHeader('content-type')).startsWith('text/html')) addServerTiming(reply, browser);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const traced = openRequestOf.get(request);
    const cached = reply.getHeader('x-verandah-cache');
    // A cached page was rendered for another visitor.
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
 * Sends a page its trace context by a header, because its HTML is the same for every visitor. Such a response is
 * private and not cached.
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
