import { setTimeout } from 'node:timers/promises';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { startSide } from '../render/side.ts';
import { openBenchSite } from '../render/site.ts';

/** Two networks of visitors, as a proxy in front names them. */
const [greedy, other] = ['203.0.113.7', '198.51.100.9'];
/** Connections of the greedy one, each of which requests its next page as soon as it has one. */
const connections = 100;
/** Pages that the other one requests in a round, one after another. */
const pages = 60;
/** Maximum ratio to its idle latency of a page of the other network, at p95. */
const goal = 2;

/** A page that nobody has requested. */
let asked = 0;
const uncached = (): string => `/for-sale/richmond-vic-3121/real-estate?priceMaximum=${500_000 + ++asked * 10}`;

/** Latency of a network's uncached pages while another network sends all it is allowed, compared with an idle site. */
export const benchmark: Benchmark = async ({ listings = 5000, runs = 5, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const host = await startSide('The host', '../render/product.ts', {
    ...site.environment,
    PAGE_CACHE_MB: '0',
    TRUST_PROXY: '1',
  });
  try {
    const get = async (from: string): Promise<number> => {
      const response = await fetch(host.address + uncached(), { headers: { 'x-forwarded-for': from } });
      await response.arrayBuffer();
      return response.status;
    };
    const look = async (): Promise<number[]> => {
      const times: number[] = [];
      for (let at = 0; at < pages; at++) {
        const start = performance.now();
        const status = await get(other);
        if (status !== 200) throw new Error(`A page of the other network was answered by ${status}.`);
        times.push(performance.now() - start);
      }
      return times;
    };
    await look();
    const [idle, loaded]: [number[], number[]] = [[], []];
    const answers = { rendered: 0, turnedAway: 0 };
    for (let round = 0; round < runs; round++) {
      idle.push(...(await look()));
      let going = true;
      const flood = Array.from({ length: connections }, async () => {
        while (going) {
          if ((await get(greedy)) === 200) answers.rendered++;
          else {
            answers.turnedAway++;
            await setTimeout(100);
          }
        }
      });
      loaded.push(...(await look()));
      going = false;
      await Promise.all(flood);
      say(`round ${round + 1} of ${runs}: ${answers.rendered} pages rendered for the greedy network so far`);
    }
    const [calm, busy] = [idle, loaded].map((times) => ({
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
    })) as [Record<'p50' | 'p95', number>, Record<'p50' | 'p95', number>];
    const ratio = busy.p95 / calm.p95;
    return {
      title: `An uncached page of results for one network, while another sends all it is allowed over ${connections} connections; ${runs} rounds of ${pages} pages, ${listings} listings`,
      cases: [{ idle: calm, loaded: busy, ratio, ...answers }],
      table: table(
        ['', 'idle ms', 'beside it ms', 'ratio'],
        (['p50', 'p95'] as const).map((share) => [
          share,
          calm[share].toFixed(1),
          busy[share].toFixed(1),
          (busy[share] / calm[share]).toFixed(2),
        ]),
      ),
      verdict: `p95 is ${ratio.toFixed(2)} times the idle one (${answers.rendered} pages of the greedy network rendered, ${answers.turnedAway} turned away); the goal of ${goal} is ${ratio < goal ? 'met' : 'missed'}.`,
    };
  } finally {
    await host.stop();
    await site.close();
  }
};
