import { rendered } from '../../../tools/bench/mixed-traffic.ts';
import type { RequestLog } from './request-log.ts';

/** Visitors each of whom opens results that nobody has opened before, so that no cache has them. */
export interface Searchers {
  stop(): Promise<void>;
}

/** @param rest milliseconds between two searches */
export function startSearchers(hosts: readonly string[], rest: number, requestLog: RequestLog): Searchers {
  const waiting = new Set<Promise<unknown>>();
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    const path = `/for-sale/vic/real-estate?priceminimum=${100_000 + count}`;
    const search = requestLog.ask(
      'page',
      `${hosts[count % hosts.length]}${path}`,
      { headers: { accept: 'text/html' } },
      (_, page) => (page.includes(rendered) ? undefined : 'answered with no page that a server has rendered'),
    );
    waiting.add(search);
    void search.finally(() => waiting.delete(search));
  }, rest);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
}
