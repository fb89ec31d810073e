import { readdirSync, readFileSync } from 'node:fs';
import type { Fault } from '../fault.ts';
import type { System } from '../system.ts';

/** Children of a process. */
function childrenOf(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

const workerIds = ({ processes }: System): readonly number[] =>
  [processes['host A'], processes['host B']].flatMap(({ pid }) => childrenOf(pid));

/** Signals some processes; those that have ended meanwhile are left alone. */
function sendSignal(signal: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      /* It has exited in the meantime. */
    }
}

const stalled = new Set<number>();

export const renderWorkerFaults: readonly Fault[] = [
  {
    name: 'render workers killed',
    part: 'render worker',
    inPairs: false,
    touches: [],
    recovery: 'by itself',
    begin: async ({ processes }) =>
      sendSignal(
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
    recovery: 'by itself',
    begin: async (system) => sendSignal('SIGKILL', workerIds(system)),
    end: () => Promise.resolve(),
  },
  {
    name: 'all render workers stalled',
    part: 'render worker',
    inPairs: false,
    touches: ['page', 'operations'],
    recovery: 'by itself',
    async begin(system) {
      for (const pid of workerIds(system)) stalled.add(pid);
      sendSignal('SIGSTOP', [...stalled]);
    },
    async end() {
      sendSignal('SIGCONT', [...stalled]);
      stalled.clear();
    },
  },
];
