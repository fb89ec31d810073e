import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../benchmark.ts';
import { requesters, type Requester, type Rate, type Second } from './messages.ts';

/** What became of the pages of some time. */
export interface Phase {
  readonly pages: number;
  /** Shares of the pages of each that were refused. */
  readonly refused: Readonly<Record<Requester, number>>;
  /** Other responses, by status; 0 without one. */
  readonly failed: Readonly<Record<number, number>>;
  /** Milliseconds of the pages that people waited for. */
  readonly p50: number;
  readonly p95: number;
}

export interface Visitors {
  readonly pid: number;
  /** Lets so many visits a second start. @returns what became of the pages of so many seconds from now */
  come(visits: number, seconds: number): Promise<readonly Second[]>;
  stop(): void;
}

/** @param file JSON of the addresses that they visit */
export function startVisitors(host: string, file: string): Visitors {
  const child = fork(join(import.meta.dirname, 'visitors-process.ts'), [host, file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let seconds: Second[] = [];
  child.on('message', (second: Second) => seconds.push(second));
  return {
    pid: child.pid ?? 0,
    async come(visits, count) {
      child.send({ visits } satisfies Rate);
      seconds = [];
      await pause(count * 1000);
      return seconds;
    },
    stop: () => void child.kill(),
  };
}

/** Sums up. */
export function phaseOf(seconds: readonly Second[]): Phase {
  const total = (kind: 'served' | 'refused', requester: Requester): number =>
    seconds.reduce((sum, second) => sum + second[kind][requester], 0);
  const times = seconds.flatMap((second) => second.times);
  return {
    pages: requesters.reduce((sum, requester) => sum + total('served', requester) + total('refused', requester), 0),
    refused: Object.fromEntries(
      requesters.map((requester) => [
        requester,
        total('refused', requester) / Math.max(1, total('served', requester) + total('refused', requester)),
      ]),
    ) as Record<Requester, number>,
    failed: seconds.reduce<Record<number, number>>((all, { failed }) => {
      for (const [status, count] of Object.entries(failed)) all[Number(status)] = (all[Number(status)] ?? 0) + count;
      return all;
    }, {}),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}
