import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The kind of request: 'page', 'form', or the first segment of the route ('/graphql', '/r'). Never a visitor's own
 * path.
 */
export function routeKind(method: string, pattern: string | undefined): string {
  const [, first = ''] = pattern?.split('/') ?? [];
  if (first === '' || first === '*' || first.startsWith(':')) return method === 'POST' ? 'form' : 'page';
  return `/${first}`;
}

/** Counts and times every response of the site. Event streams are counted when they end, and not timed. */
export function httpMetrics(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Counter({
    name: 'verandah_http_requests_total',
    help: 'Responses of the host by kind of route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'verandah_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by kind of route',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const cached = new Counter({
    name: 'verandah_page_cache_total',
    help: 'Public pages by source: hit (cached), stale (cached, refreshed in the background) or miss (rendered)',
    labelNames: ['result'],
    registers,
  });
  app.addHook('onResponse', (request: FastifyRequest, reply, done) => {
    const route = routeKind(request.method, request.routeOptions.url);
    requests.inc({ route, method: methods.has(request.method) ? request.method : 'other', status: reply.statusCode });
    const from = reply.getHeader('x-verandah-cache');
    if (typeof from === 'string') cached.inc({ result: from });
    if (route !== '/events') duration.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
}
