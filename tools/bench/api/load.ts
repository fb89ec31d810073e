import { percentile, table, type Benchmark } from '../benchmark.ts';
import { withMarket } from './market.ts';

/** Concurrent operations. */
const atOnce = 4;
/** Requests to /healthz in a round. */
const looks = 100;
/** Maximum latency of a probe in milliseconds, at p95. */
const goal = 100;

/** A star around Melbourne: every square is crossed by many edges. */
function shape(corners: number): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const [angle, radius] = [(2 * Math.PI * at) / corners, at % 2 ? 0.3 : 0.85];
    return `${(145 + radius * Math.cos(angle)).toFixed(5)} ${(-37.8 + radius * Math.sin(angle)).toFixed(5)}`;
  });
  return `POLYGON((${[...points, points[0]].join(', ')}))`;
}

const parts =
  'total exactTotal prices { filtered { median } } results { id } markers { __typename } aggregations { beds { count } baths { count } }';
/**
 * The most expensive permitted query: two shapes with the maximum of corners, and everything that a search computes.
 */
const query = `query Heavy($query: ListingSearchQuery!) { a: listingSearch(query: $query) { ${parts} } b: listingSearch(query: $query) { ${parts} } }`;

/** Latency of /healthz while the most expensive permitted operation runs four at a time, compared with an idle API. */
export const benchmark: Benchmark = async ({ listings = 20_000, runs = 5, say }) =>
  withMarket(listings, 1, say, async ({ name, api }) => {
    let operations = 0;
    const operate = async (turn: number): Promise<void> => {
      const input = {
        statusType: 'buy',
        searchMode: 'draw',
        // The offset differs each time, so that no response comes from a cache.
        paging: { take: 100, skip: turn % 50 },
        locationSearchContext: { wellKnownText: shape(480) },
      };
      const response = await fetch(`${api.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { query: input } }),
      });
      const { errors } = (await response.json()) as { errors?: readonly { message: string }[] };
      if (errors) throw new Error(`The operation failed: ${errors[0]?.message ?? ''}`);
      operations += 1;
    };
    const look = async (): Promise<number[]> => {
      const times: number[] = [];
      for (let at = 0; at < looks; at += 1) {
        const start = performance.now();
        await (await fetch(`${api.address}/healthz`)).text();
        times.push(performance.now() - start);
      }
      return times;
    };
    await operate(0);
    await look();
    const [idleTimes, loadedTimes]: [number[], number[]] = [[], []];
    for (let round = 0; round < runs; round += 1) {
      idleTimes.push(...(await look()));
      let going = true;
      const load = Array.from({ length: atOnce }, async (_, at) => {
        for (let turn = at; going; turn += atOnce) await operate(turn);
      });
      loadedTimes.push(...(await look()));
      going = false;
      await Promise.all(load);
      say(`round ${round + 1} of ${runs}`);
    }
    const [idle, loaded, most] = [percentile(idleTimes, 0.95), percentile(loadedTimes, 0.95), Math.max(...loadedTimes)];
    return {
      title: `/healthz over ${listings} listings on ${name}, idle and while the most expensive permitted operation runs ${atOnce} at a time`,
      cases: [{ idle, loaded, most, operations }],
      table: table(
        ['idle p95 ms', 'loaded p95 ms', 'most ms', 'ratio', 'operations'],
        [[idle.toFixed(1), loaded.toFixed(1), most.toFixed(1), (loaded / idle).toFixed(1), String(operations)]],
      ),
      verdict: `p95 under load ${loaded.toFixed(0)} ms: the goal of ${goal} ms is ${loaded <= goal ? 'met' : 'missed'}.`,
    };
  });
