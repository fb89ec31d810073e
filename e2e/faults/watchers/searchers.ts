import { rendered } from '../../../tools/bench/mixed-traffic.ts';
import type { RequestLog } from './request-log.ts';

/** Visitors who each open results that were not opened before, so that no cache has them. */
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
    const search = requestLog.request(
      'page',
      `${hosts[count % hosts.length]}${path}`,
      { headers: { accept: 'text/html' } },
      (_, page) => (page.includes(rendered) ? undefined : 'not a page that a server has rendered'),
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
