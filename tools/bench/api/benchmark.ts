import { loadavg } from 'node:os';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { feedCost } from './feed.ts';
import { withMarket } from './market.ts';
import { alternate, concurrency, type Round, type Side } from './rounds.ts';

/** Rounds of twenty calls that are recorded and replayed. */
const mixRounds = 10;
const goal = 1.5;

/**
 * Calls to the whole API, with and without its cache of entities, compared with sending the statements of the latter
 * directly to the database. Also what a feed's listing costs.
 */
export const benchmark: Benchmark = async ({ listings = 20_000, runs = 9, say }) =>
  withMarket(listings, mixRounds, say, async (market) => {
    const found = figuresOf(await alternate(market, runs, say));
    say('a feed …');
    const feed = await feedCost(market);
    const { api, uncached, direct, kinds, cpuRatio, uncachedRatio, wallRatio, statements } = found;
    return {
      title: `The API over ${listings} listings on ${market.name}: 70 % searches, 20 % listings, 5 % places, 5 % writes, ${concurrency} at a time; load of the machine ${loadavg()[0]?.toFixed(1)}`,
      cases: [found],
      table: [
        table(
          ['side', 'requests/s', 'p50 ms', 'p95 ms', 'CPU ms of Node', 'of PostgreSQL'],
          [
            ['API over HTTP', ...shown(api)],
            ['the same, nothing cached', ...shown(uncached)],
            ['the statements alone', ...shown(direct)],
          ],
        ),
        table(
          ['ratio of CPU', 'spread', 'nothing cached', 'ratio of requests/s', 'spread', 'statements a request'],
          [
            [
              cpuRatio.median.toFixed(2),
              spread(cpuRatio),
              uncachedRatio.median.toFixed(2),
              wallRatio.median.toFixed(2),
              spread(wallRatio),
              statements.toFixed(1),
            ],
          ],
        ),
        table(
          ['p50 / p95 ms of', 'search', 'listing', 'place', 'write'],
          [
            [
              '',
              ...(['search', 'listing', 'location', 'write'] as const).map(
                (kind) => `${kinds[kind].p50.toFixed(1)} / ${kinds[kind].p95.toFixed(1)}`,
              ),
            ],
          ],
        ),
      ].join('\n\n'),
      verdict: [
        'Ratio: the whole API to the statements that its calls need when nothing is cached,',
        `median of ${runs} alternating rounds; of CPU (Node and PostgreSQL together, the caller's left out)`,
        `it depends less on what else the machine does. ${cpuRatio.median.toFixed(2)} of CPU:`,
        `the goal of ${goal} is ${cpuRatio.median <= goal ? 'met' : 'missed'}.`,
        `A changed listing of a feed takes ${feed.serviceMs.toFixed(1)} ms of the API and ${feed.databaseMs.toFixed(1)} of PostgreSQL.`,
      ].join(' '),
      // A site's machines must cope with calls whose entities were not requested lately.
      figures: {
        listings,
        serviceMs: uncached.node,
        databaseMs: uncached.server,
        feedServiceMs: feed.serviceMs,
        feedDatabaseMs: feed.databaseMs,
      },
    };
  });

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly node: number;
  readonly server: number;
}
interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

const shown = ({ perSecond, p50, p95, node, server }: Figures): string[] => [
  perSecond.toFixed(0),
  p50.toFixed(1),
  p95.toFixed(1),
  node.toFixed(2),
  server.toFixed(2),
];
const spread = ({ least, most }: Spread): string => `${least.toFixed(2)}–${most.toFixed(2)}`;
const median = (values: readonly number[]): number => percentile(values, 0.5);
const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
});
const whole = ({ cpu }: Side): number => cpu.node + cpu.server;
const tails = (times: readonly number[]) => ({ p50: median(times), p95: percentile(times, 0.95) });

function figuresOf(rounds: readonly Round[]) {
  const side = (name: 'api' | 'uncached' | 'direct'): Figures => ({
    perSecond: median(rounds.map((round) => round[name].perSecond)),
    ...tails(rounds.flatMap((round) => round[name].times)),
    node: median(rounds.map((round) => round[name].cpu.node)),
    server: median(rounds.map((round) => round[name].cpu.server)),
  });
  const kind = (name: keyof Round['api']['kinds']) => tails(rounds.flatMap((round) => round.api.kinds[name]));
  return {
    api: side('api'),
    uncached: side('uncached'),
    direct: side('direct'),
    kinds: { search: kind('search'), listing: kind('listing'), location: kind('location'), write: kind('write') },
    cpuRatio: spreadOf(rounds.map((round) => whole(round.api) / whole(round.direct))),
    uncachedRatio: spreadOf(rounds.map((round) => whole(round.uncached) / whole(round.direct))),
    wallRatio: spreadOf(rounds.map((round) => round.direct.perSecond / round.api.perSecond)),
    statements: (rounds[0]?.statements ?? 0) / (rounds[0]?.direct.times.length ?? 1),
  };
}
