import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import {
  RenderFailure,
  type ApiQuery,
  type Call,
  type RenderJob,
  type Rendered,
  type RenderPool,
  type WorkerSpan,
} from '@verandah/releases';
import { traceparentOf, type Tracing } from '@verandah/telemetry';
import type { ReleaseSet } from '../release-set.ts';
import { browserSpans } from './browser-spans.ts';
import { openRequests, type TracedRequest } from './traced-requests.ts';
import { routePattern } from './route-pattern.ts';

type Renders = Pick<RenderPool, 'render'>;

/** Traces the host's work. Without a collector every method returns its input unchanged. */
export interface HostTracing {
  query(query: ApiQuery): ApiQuery;
  call(call: Call): Call;
  pool<Pool extends Renders>(pool: Pool): Renders;
  /** Adds the hooks and the address to which browsers send their spans. Must run before other routes. */
  open(app: FastifyInstance, currentSet: () => ReleaseSet | null, publicUrl: string): void;
  close(): Promise<void>;
}

const untraced: HostTracing = {
  query: (query) => query,
  call: (call) => call,
  pool: (pool) => pool,
  open: () => undefined,
  close: () => Promise.resolve(),
};

export function hostTracing(tracing: Tracing | undefined): HostTracing {
  if (!tracing) return untraced;
  const here = new AsyncLocalStorage<TracedRequest>();
  let revision = (): number => 0;

  const recordSteps = (job: RenderJob, spans: readonly WorkerSpan[]): void => {
    const { trace } = job;
    if (!trace || spans.length === 0) return;
    const attributes = { 'verandah.area': job.area, 'verandah.release': job.version };
    tracing.add(
      spans.map((span) => ({
        ...span,
        traceId: trace.traceId,
        name: span.name === 'render' ? `render ${job.area} (worker)` : `${span.name} ${job.area}`,
        kind: 'internal' as const,
        attributes,
      })),
      'verandah-render-worker',
    );
  };
  return {
    query: (query) => async (job, sha256, variables, signal) => {
      if (!job.trace?.sampled) return query(job, sha256, variables, signal);
      const name = job.operations.find((operation) => operation.sha256 === sha256)?.name ?? 'unknown';
      const span = tracing.begin(`graph ${name}`, {
        kind: 'client',
        parent: job.trace,
        attributes: { 'graphql.operation.name': name, 'verandah.area': job.area, 'verandah.release': job.version },
      });
      return await endAfter(span, () => query({ ...job, trace: span.context }, sha256, variables, signal));
    },
    call: (call) => async (job, what, signal) => {
      if (!job.trace || !job.visitor) return call(job, what, signal);
      const route =
        job.visitor.calls.find(
          (each) =>
            routePattern([each.slice(what.method.length + 1)], what.path) !== null &&
            each.startsWith(`${what.method} `),
        ) ?? what.method;
      const span = tracing.begin(route, {
        kind: 'client',
        parent: job.trace,
        attributes: { 'http.request.method': what.method, 'verandah.area': job.area, 'verandah.release': job.version },
      });
      const visitor = { ...job.visitor, headers: { ...job.visitor.headers, traceparent: traceparentOf(span.context) } };
      return await endAfter(span, () => call({ ...job, visitor }, what, signal));
    },
    pool: (pool) => ({
      async render(job) {
        const request = here.getStore();
        if (!request) return pool.render(job);
        if (!request.span.context.sampled) return pool.render({ ...job, trace: request.span.context });
        const route = routePattern(job.request.routes, new URL(job.request.url).pathname) ?? '';
        const attributes = {
          'verandah.area': job.area,
          'verandah.release': job.version,
          'verandah.release_set': revision(),
          'http.route': route,
        };
        request.name(route, attributes);
        const span = tracing.begin(`render ${job.area}`, { parent: request.span.context, attributes });
        const placed = { ...job, trace: span.context };
        return await endAfter(span, async (): Promise<Rendered> => {
          try {
            const { spans = [], ...rendered } = await pool.render(placed);
            recordSteps(placed, spans);
            return rendered;
          } catch (problem) {
            if (problem instanceof RenderFailure) recordSteps(placed, problem.spans);
            throw problem;
          }
        });
      },
    }),
    open(app, currentSet, publicUrl) {
      revision = () => currentSet()?.revision ?? 0;
      openRequests(app, tracing, here, currentSet);
      browserSpans(app, tracing, currentSet, publicUrl);
    },
    close: () => tracing.close(),
  };
}

/** Ends a span with its work. A failure sets the reason in one word. */
async function endAfter<Result>(span: TracedRequest['span'], work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    span.end();
    return result;
  } catch (problem) {
    const { reason } = problem as { readonly reason?: unknown };
    span.end(typeof reason === 'string' ? reason : 'failed');
    throw problem;
  }
}
