import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { eventLoopMetrics } from './event-loop-lag.ts';

let registry: Registry | undefined;

/** The variables in which the supervisor counts the restarts of a process, by why. */
const restarts = { exited: 'RESTARTS_EXITED', unresponsive: 'RESTARTS_UNRESPONSIVE' } as const;

/**
 * Node's metrics of this process: event loop, garbage collection, memory, processor; and how often its supervisor has
 * restarted it. One for all that is started in a process.
 */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    // Its own samples of the event loop cost more than an idle process: they are as rare as can be, and not reported.
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 2 ** 31 - 1 });
    for (const name of ['', '_min', '_max', '_mean', '_stddev', '_p50', '_p90', '_p99'])
      registry.removeSingleMetric(`nodejs_eventloop_lag${name}_seconds`);
    eventLoopMetrics([registry]);
    const counter = new Counter({
      name: 'verandah_process_restarts_total',
      help: 'How often the supervisor has started this process again, by why: it exited, or was killed since it did not respond',
      labelNames: ['reason'],
      registers: [registry],
    });
    for (const [reason, variable] of Object.entries(restarts)) counter.inc({ reason }, countIn(variable));
  }
  return registry;
}

/** The count in an environment variable; 0 without a supervisor. */
function countIn(variable: string): number {
  const count = Number(process.env[variable] ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
