import { setTimeout } from 'node:timers/promises';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { startHostProcess } from '../processes/site-processes.ts';
import { openBenchSite } from '../render/site.ts';

/** Two networks of visitors, as a proxy in front names them. */
const [greedy, other] = ['203.0.113.7', '198.51.100.9'];
/** Pages that the other one requests in a round, one after another. */
const pages = 60;
/** Maximum ratio to its idle latency of a page of the other network, at p95. */
const goal = 2;

/** A page that was not requested before. */
let requested = 0;
const uncached = (): string => `/for-sale/richmond-vic-3121/real-estate?priceMaximum=${500_000 + ++requested * 10}`;

/** Fifteen times a field of the graph API, which is as many aliases as an operation may have; ten times in a list. */
const graphList = (field: string): string =>
  JSON.stringify(
    Array.from({ length: 10 }, () => ({
      query: `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: ${field}`).join(' ')} }`,
    })),
  );
const facets =
  'aggregations { beds { count } baths { count } cars { count } propertyTypes { count } priceHistogram { count } }';
const everywhere = '{ statusType: buy, searchMode: location, locationSearchContext: {} }';
/** What the greedy network sends over so many connections, each the next as soon as it has a response. */
const floods: readonly { readonly name: string; readonly connections: number; readonly list?: string }[] = [
  { name: 'pages', connections: 100 },
  { name: 'typeahead', connections: 4, list: graphList('locationSearch(filter: { term: "rich" }) { label }') },
  { name: 'facets', connections: 4, list: graphList(`listingSearch(query: ${everywhere}) { ${facets} }`) },
];

/** Latency of a network's uncached pages while another network sends all it is allowed, compared with an idle site. */
export const benchmark: Benchmark = async ({ listings = 5000, runs = 5, pages: chosen, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const host = await startHostProcess({
    ...site.environment,
    PAGE_CACHE_MB: '0',
    TRUST_PROXY: '1',
  });
  try {
    const rows = [];
    for (const flood of floods)
      if (chosen?.includes(flood.name) ?? true) rows.push(await beside(host.address, flood, runs, say));
    const worst = Math.max(...rows.map(({ ratio }) => ratio));
    return {
      title: `An uncached page of results for one network, while another sends all it is allowed; ${runs} rounds of ${pages} pages, ${listings} listings`,
      cases: rows,
      table: table(
        [
          'the other sends',
          'idle p50, p95 ms',
          'beside it p50, p95 ms',
          'ratio of p50',
          'of p95',
          'served',
          'rejected',
        ],
        rows.map(({ name, idle, loaded, ratio, responded, rejected }) => [
          name,
          `${idle.p50.toFixed(1)}, ${idle.p95.toFixed(1)}`,
          `${loaded.p50.toFixed(1)}, ${loaded.p95.toFixed(1)}`,
          (loaded.p50 / idle.p50).toFixed(2),
          ratio.toFixed(2),
          String(responded),
          String(rejected),
        ]),
      ),
      verdict: `p95 is at most ${worst.toFixed(2)} times the idle one; the goal of ${goal} is ${worst < goal ? 'met' : 'missed'}.`,
    };
  } finally {
    await host.stop();
    await site.close();
  }
};

/** Pages of one network, alternately on an idle site and beside a flood of the other. */
async function beside(
  address: string,
  { name, connections, list }: (typeof floods)[number],
  runs: number,
  say: (line: string) => void,
) {
  const get = async (from: string): Promise<number> => {
    const response = await fetch(address + uncached(), { headers: { 'x-forwarded-for': from } });
    await response.arrayBuffer();
    return response.status;
  };
  const send = async (body: string): Promise<number> => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': greedy },
      body,
    });
    // The response to a list is 200; its operations state that they were rejected.
    return (await response.text()).includes('"THROTTLED"') ? 429 : response.status;
  };
  const look = async (): Promise<number[]> => {
    const times: number[] = [];
    for (let at = 0; at < pages; at++) {
      const start = performance.now();
      const status = await get(other);
      if (status !== 200) throw new Error(`A page of the other network got the response ${status}.`);
      times.push(performance.now() - start);
    }
    return times;
  };
  await look();
  const [idle, loaded]: [number[], number[]] = [[], []];
  const counts = { responded: 0, rejected: 0 };
  for (let round = 0; round < runs; round++) {
    idle.push(...(await look()));
    let going = true;
    const flood = Array.from({ length: connections }, async () => {
      while (going) {
        if ((await (list === undefined ? get(greedy) : send(list))) === 200) counts.responded++;
        else {
          counts.rejected++;
          await setTimeout(100);
        }
      }
    });
    loaded.push(...(await look()));
    going = false;
    await Promise.all(flood);
    say(`${name}, round ${round + 1} of ${runs}: ${counts.responded} served to the greedy network so far`);
  }
  const tails = (times: readonly number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
  const [calm, busy] = [tails(idle), tails(loaded)];
  return { name, idle: calm, loaded: busy, ratio: busy.p95 / calm.p95, ...counts };
}
