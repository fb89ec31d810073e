import { setTimeout as pause } from 'node:timers/promises';

const windowMs = 2000;
/** Of one processor. */
const idleShare = 0.05;
/** Twenty minutes of windows. */
const mostWindows = 600;

/**
 * Waits until processes that have just been given a market do nothing by themselves: they make photographs and
 * estimates first, and what they use for that would be taken for what they use when idle.
 * @param cpu milliseconds of processor time that they have used so far
 * @throws {Error} when they are still at work after twenty minutes
 */
export async function untilIdle(cpu: () => Promise<number>): Promise<void> {
  for (let window = 0; window < mostWindows; window += 1) {
    const before = await cpu();
    await pause(windowMs);
    if ((await cpu()) - before < windowMs * idleShare) return;
  }
  throw new Error('The background work of the site does not end: look at its jobs.');
}
