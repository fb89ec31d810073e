import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf } from '../processes/children.ts';

/** What one process has used so far. */
export interface ProcessUse {
  readonly pid: number;
  /** What it is: 'API', 'PostgreSQL'. */
  readonly role: string;
  /** Milliseconds of CPU time, with those of its children that have ended. */
  readonly cpu: number;
  /** How often its threads have slept and were woken. */
  readonly wakeUps: number;
  /** Bytes of its resident memory. */
  readonly resident: number;
  /** The same with a page that n processes share counted as an nth: the sum over processes is what they use. */
  readonly proportional: number;
}

/** Roles by a part of the command line; the first that fits. */
const roles: readonly (readonly [string, string])[] = [
  ['postgres', 'PostgreSQL'],
  ['tools/start/start.ts', 'launcher'],
  ['api/app/main.ts', 'API'],
  ['host/main.ts', 'host'],
  ['releases/runtime/worker.ts', 'render workers'],
];

/** /proc counts CPU time in hundredths of a second. */
const millisecondsOfTick = 10;

/** A process and all that it has started. Linux only; one that ends meanwhile is left out. */
export function usesOf(pid: number): readonly ProcessUse[] {
  const own = useOf(pid);
  return [...(own ? [own] : []), ...childrenOf(pid).flatMap(usesOf)];
}

function useOf(pid: number): ProcessUse | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    const memory = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return {
      pid,
      role: roles.find(([part]) => command.includes(part))?.[1] ?? 'others',
      cpu: ticks.reduce((sum, count) => sum + count, 0) * millisecondsOfTick,
      wakeUps: readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + wakeUpsOf(pid, thread), 0),
      resident: kilobytesOf(memory, 'Rss') * 1024,
      proportional: kilobytesOf(memory, 'Pss') * 1024,
    };
  } catch {
    return undefined;
  }
}

/** A thread that has just ended has none. */
function wakeUpsOf(pid: number, thread: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8');
    return Number(/^voluntary_ctxt_switches:\s*(\d+)/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const kilobytesOf = (memory: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(memory)?.[1] ?? 0);
