import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '../system.ts';
import { withoutNumbers } from './log-lines.ts';

/** Milliseconds between two probes of a process, and for its response. */
const [every, within] = [1000, 2000];

/** Follows what `/readyz` of each process responds; stops and returns each response that differs from the first. */
export function followReadiness({ direct }: Pick<System, 'direct'>): { stop(): Promise<readonly string[]> } {
  const seen = new Set<string>();
  let stopping = false;
  const probe = (address: string): Promise<string> =>
    fetch(`${address}/readyz`, { signal: AbortSignal.timeout(within) }).then(
      async (result) => `${result.status} ${withoutNumbers(await result.text()).replaceAll(/\b\d\b/g, 'N')}`,
      () => 'no response',
    );
  const running = Object.entries(direct).map(async ([name, address]) => {
    const usual = await probe(address);
    for (; !stopping; await pause(every)) {
      const response = await probe(address);
      if (response !== usual) seen.add(`${name}: /readyz: ${response}`);
    }
  });
  return {
    async stop() {
      stopping = true;
      await Promise.all(running);
      return [...seen].toSorted();
    },
  };
}
