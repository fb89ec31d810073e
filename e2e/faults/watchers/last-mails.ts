import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from '../run-fault.ts';

/** Milliseconds that delayed mails may take: retries follow after half a minute, a minute, two and so on. */
const longest = 300_000;

/** Waits for the promised mails and records those that do not arrive. */
export async function lastMails(runs: readonly Run[], say: (line: string) => void): Promise<void> {
  const missing = (): number => runs.reduce((sum, { signUps }) => sum + signUps.missing().length, 0);
  const from = performance.now();
  while (missing() > 0 && performance.now() - from < longest) await pause(1000);
  say(`the last mail came ${((performance.now() - from) / 1000).toFixed(0)} s after the last fault`);
  for (const { outcome, signUps } of runs) {
    const lost = signUps.missing();
    outcome.lost.push(...lost);
    outcome.problems.push(...lost);
    outcome.repeatedMails = signUps.repeated;
  }
}
