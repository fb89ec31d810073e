import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { table, type Benchmark } from '../benchmark.ts';
import { startSide, type Side } from '../render/side.ts';
import { openBenchSite } from '../render/site.ts';
import { assumed } from '../sizing/demand.ts';
import { popularPages, sitemapPaths } from './popularity.ts';

/** Seconds for which a page is fresh on the two hosts: as it once was, and by default. */
const before = 15;
const now = 240;

function statusOf(address: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () =>
        resolve(
          (answer.statusCode ?? 500) >= 500 ? 'failed' : (answer.headers['x-verandah-cache'] ?? 'uncached').toString(),
        ),
      );
    }).on('error', reject);
  });
}

/**
 * How many pages come from the cache when visitors open the sitemaps' pages, some more often than others, and what a
 * page costs then: beside a host that keeps pages as long as it did.
 */
export const benchmark: Benchmark = async ({ listings = 5000, rate = 13, minutes = 8, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const agent = new Agent({ keepAlive: true });
  const sides: Side[] = [];
  try {
    for (const seconds of [before, now])
      sides.push(
        await startSide(`The host of ${seconds} seconds`, '../render/product.ts', {
          ...site.environment,
          PAGE_CACHE_SECONDS: String(seconds),
        }),
      );
    const paths = await sitemapPaths(site.environment['PUBLIC_URL'] ?? '');
    say(`${paths.length} pages, ${rate} requests a second to each host, ${minutes} minutes …`);
    const page = popularPages(paths, assumed.skew);
    const counts = sides.map(() => ({ pages: 0, hits: 0, failed: 0 }));
    const start = performance.now();
    const cpuOf = (): Promise<number[]> => Promise.all(sides.map((side) => side.cpu()));
    const under = new Set<Promise<void>>();
    /** Visitors come whether or not earlier ones were answered. The first half fills the caches. */
    const visit = async (until: number): Promise<void> => {
      while (performance.now() - start < until) {
        const path = page();
        for (const [at, { address }] of sides.entries()) {
          const visitor = statusOf(address + path, agent).then((status) => {
            const count = counts[at] as (typeof counts)[number];
            count.pages += 1;
            if (status === 'hit') count.hits += 1;
            if (status === 'failed') count.failed += 1;
          });
          under.add(visitor);
          void visitor.finally(() => under.delete(visitor));
        }
        await pause(1000 / rate);
      }
      await Promise.all(under);
    };
    const half = minutes * 30_000;
    await visit(half);
    for (const count of counts) count.pages = count.hits = count.failed = 0;
    const first = await cpuOf();
    await visit(2 * half);
    const last = await cpuOf();
    const failed = counts.reduce((sum, count) => sum + count.failed, 0);
    if (failed > 0) throw new Error(`${failed} pages were answered with an error.`);
    const measured = (at: number, seconds: number) => {
      const { pages, hits } = counts[at] as (typeof counts)[number];
      return { seconds, pages, hits, cpu: ((last[at] as number) - (first[at] as number)) / 1000 / pages };
    };
    const [old, kept] = [measured(0, before), measured(1, now)];
    return {
      title: `Pages from the cache, ${paths.length} pages of the sitemaps, the k-th requested 1/k^${assumed.skew} as often as the first, ${rate} a second to each host, the second half of ${minutes} minutes`,
      cases: [old, kept],
      table: table(
        ['fresh for', 'pages', 'from the cache', 'CPU ms a page, host and workers'],
        [old, kept].map(({ seconds, pages, hits, cpu }) => [
          `${seconds} s`,
          String(pages),
          `${((100 * hits) / pages).toFixed(1)} %`,
          cpu.toFixed(2),
        ]),
      ),
      verdict: `${(kept.hits / kept.pages / (old.hits / old.pages)).toFixed(1)} times as many pages come from the cache, and a page costs ${(kept.cpu / old.cpu).toFixed(2)} of what it did.`,
    };
  } finally {
    agent.destroy();
    for (const side of sides) await side.stop();
    await site.close();
  }
};
