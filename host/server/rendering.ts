import { Bulkheads, queryApi, type BulkheadOptions, type Confinement, type PoolOptions } from '@verandah/releases';
import { pageCalls } from './call-api.ts';
import type { Signals } from './health/signals.ts';
import type { HostParts } from './host-parts.ts';
import { longestWait, type Overload } from './overload.ts';

/** Limits of rendering; the defaults are the product's. */
export type RenderLimits = Pick<PoolOptions, 'softMs' | 'hardMs' | 'heapMb' | 'longestWait'>;
export const defaultLimits: RenderLimits = { softMs: 800, hardMs: 3000, heapMb: 256, longestWait };

/** Milliseconds for which one worker has coped alone after which it is the only one. */
const quietMs = 600_000;

/** The render workers and their options. Smoke renders use the same options. */
export interface Rendering {
  readonly pool: Bulkheads;
  readonly options: PoolOptions;
}

/** Log message for a release that moves to its own render worker. */
const confined: Readonly<Record<Confinement, string>> = {
  trial: 'new release renders in a worker of its own until twenty of its pages were good',
  costly: 'release takes too much processor time: it renders in a worker of its own',
  leaking: 'pages of a release retain memory: it renders in a worker of its own',
  killed: 'release ended a render worker: it renders in one of its own',
};

/** Starts the render workers. */
export async function startRendering(
  { settings, token, tracing, log }: HostParts,
  limits: RenderLimits,
  signals: Pick<Signals, 'record'>,
  { queuedFor }: Pick<Overload, 'queuedFor'>,
): Promise<Rendering> {
  const { services } = settings;
  // Retry only once: the visitor is waiting, and the browser retries by itself.
  const query = queryApi({
    url: services.graphql,
    buildSecret: settings.buildSecret ?? token,
    timeoutMs: settings.graphqlTimeout,
    retries: 1,
  });
  const options: BulkheadOptions = {
    ...limits,
    size: settings.renderWorkers,
    quietMs,
    query: tracing.query(query),
    call: tracing.call(pageCalls(services.api)),
    dataMs: settings.graphqlTimeout + 500,
    perWorker: 16,
    maxQueue: 200,
    recycleAfter: 50_000,
    stray: (problem) => log.warn({ err: problem }, 'release threw outside of a render'),
    lost: (why) => log.warn({ why }, 'render worker ended by itself and is replaced'),
    unresponsive: () => log.warn({}, 'render worker did not respond and is replaced'),
    ended: ({ area, version }, reason) => signals.record({ kind: 'ended', area, version, counts: true, reason }),
    moved({ area, version }, reason) {
      if (reason === null) log.info({ area, version }, 'release joins the shared render workers');
      else log[reason === 'trial' ? 'info' : 'warn']({ area, version, reason }, confined[reason]);
    },
  };
  return { pool: await new Bulkheads({ ...options, queuedFor }).start(), options };
}
