import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that a fixed piece of work takes here and now; some 5 on an idle machine. */
function calibrate(): number {
  const start = performance.now();
  let sum = 0;
  for (let at = 0; at < 4_000_000; at += 1) sum = (sum + at * 7) % 1_000_003;
  if (sum < 0) throw new Error('not reached');
  return performance.now() - start;
}

/** Of the idle machine that `mostDelay` is for. */
const usualCalibration = 5;

/**
 * Runs a function and measures the longest time in which this process did not respond.
 * @returns milliseconds of an idle machine: what the machine does meanwhile is taken out
 */
export async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const before = calibrate();
  await nextTurn();
  const monitor = monitorEventLoopDelay({ resolution: 5 });
  monitor.enable();
  // The monitor counts from its first timer on.
  await new Promise((resolve) => void setTimeout(resolve, 20));
  monitor.reset();
  await work();
  await new Promise((resolve) => void setTimeout(resolve, 20));
  monitor.disable();
  const longest = monitor.max / 1e6;
  const slowness = Math.max(1, before / usualCalibration, calibrate() / usualCalibration);
  return longest / slowness;
}

/**
 * Milliseconds for which no document may stop a process that others wait for. A security bound, not a target: what it
 * is for takes twenty seconds.
 */
export const mostDelay = 1000;
