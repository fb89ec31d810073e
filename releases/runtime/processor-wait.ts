import { readFileSync } from 'node:fs';

/**
 * Milliseconds for which the main thread of a process was ready to run and others had the processors, since it started.
 * Linux counts them (`/proc/<pid>/schedstat`, the second figure, in nanoseconds); 0 elsewhere, and if it has ended.
 */
export function waitedForProcessor(pid: number): number {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waited ?? 0) / 1e6;
  } catch {
    return 0; // another system, or the process has ended
  }
}
