import { readFileSync } from 'node:fs';

/** /proc counts in hundredths of a second. */
const millisecondsOfTick = 10;

/**
 * Milliseconds of CPU time of a PostgreSQL server: its own process, the processes of its connections and those that
 * have exited. Read from /proc, so Linux only.
 */
export function serverCpu(pid: number): number {
  const own = ticksOf(pid);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((child) => ticksOf(Number(child)).own);
  return (own.own + own.ended + children.reduce((sum, ticks) => sum + ticks, 0)) * millisecondsOfTick;
}

/** Ticks of a process on a processor, which the kernel knows to the nanosecond. */
const ranFor = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1_000_000 / millisecondsOfTick;

/** A process that has just exited is already counted with its parent. */
function ticksOf(pid: number): { own: number; ended: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [endedUser, endedSystem] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15)
      .map(Number) as [number, number];
    return { own: ranFor(pid), ended: endedUser + endedSystem };
  } catch {
    return { own: 0, ended: 0 };
  }
}
