import { readdirSync, readFileSync } from 'node:fs';
import type { Fault } from '../fault.ts';
import type { System } from '../system.ts';

/** Processes that a process has started. */
function childrenOf(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

const workers = ({ processes }: System): readonly number[] =>
  [processes['host A'], processes['host B']].flatMap(({ pid }) => childrenOf(pid));

/** Signals some processes; those that have ended meanwhile are left alone. */
function tell(signal: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      /* It has ended meanwhile. */
    }
}

const stalled = new Set<number>();

export const renderWorkerFaults: readonly Fault[] = [
  {
    name: 'render workers killed',
    part: 'render worker',
    inPairs: false,
    touches: [],
    mended: 'by itself',
    begin: async ({ processes }) =>
      tell(
        'SIGKILL',
        [processes['host A'], processes['host B']].flatMap(({ pid }) => childrenOf(pid).slice(0, 1)),
      ),
    end: () => Promise.resolve(),
  },
  {
    name: 'all render workers killed',
    part: 'render worker',
    inPairs: true,
    touches: ['page'],
    mended: 'by itself',
    begin: async (system) => tell('SIGKILL', workers(system)),
    end: () => Promise.resolve(),
  },
  {
    name: 'all render workers stalled',
    part: 'render worker',
    inPairs: false,
    touches: ['page', 'operations'],
    mended: 'by itself',
    async begin(system) {
      for (const pid of workers(system)) stalled.add(pid);
      tell('SIGSTOP', [...stalled]);
    },
    async end() {
      tell('SIGCONT', [...stalled]);
      stalled.clear();
    },
  },
];
