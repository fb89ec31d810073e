import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** A route's pattern; one that is also served below the site's prefix counts as one. */
export const routeOf = (pattern: string | undefined): string =>
  pattern === undefined ? 'none' : pattern.replace(/^\/rest(?=\/)/, '') || '/';

/**
 * Counts and times every response of the API by the pattern of its route. Streams of events are counted when they
 * end, and not timed.
 */
export function requestMetrics(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Counter({
    name: 'verandah_api_requests_total',
    help: 'Responses of the API by route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'verandah_api_request_duration_seconds',
    help: 'Time from a request to the end of its response, by route',
    labelNames: ['route', 'method'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request.routeOptions.url);
    requests.inc({ route, method: request.method, status: reply.statusCode });
    if (route !== '/events') duration.observe({ route, method: request.method }, reply.elapsedTime / 1000);
    done();
  });
}
