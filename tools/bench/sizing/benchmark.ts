import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table, type Benchmark } from '../benchmark.ts';
import { readFigures, readRecorded } from '../figures.ts';
import { examples, type Demand } from './demand.ts';
import { sizingPage } from './page.ts';
import { planFor } from './plan.ts';

const file = 'docs/sizing.md';
const [town] = examples as [Demand];

/** The nearest example, scaled to the number of listings. */
function demandOf(listings: number, visits: number): Demand {
  const near =
    examples.toSorted(
      (a, b) => Math.abs(Math.log(a.listings / listings)) - Math.abs(Math.log(b.listings / listings)),
    )[0] ?? town;
  const part = listings / near.listings;
  return {
    ...near,
    name: 'Yours',
    listings,
    visits,
    members: near.members * part,
    alerts: near.alerts * part,
    feedListings: near.feedListings * part,
  };
}

/**
 * What a site needs, computed from the recorded figures of the other benchmarks: the page of worked examples, or a
 * given demand. Measures nothing.
 */
export const benchmark: Benchmark = ({ listings, rate }) => {
  const figures = readFigures();
  const own = listings !== undefined || rate !== undefined;
  const demands = own ? [demandOf(listings ?? town.listings, rate ?? town.visits)] : examples;
  if (!own) writeFileSync(join(import.meta.dirname, '../../..', file), sizingPage(figures, readRecorded, examples));
  const plans = demands.map((demand) => planFor(demand, figures));
  return Promise.resolve({
    title: 'What a site needs so that one pod (host and API) and one database server may be unavailable',
    cases: plans,
    table: table(
      [
        '',
        'listings',
        'visits/s',
        'searches/s',
        'pods',
        'workers',
        'PAGE_CACHE_MB',
        'processors of host, API',
        'PostgreSQL servers',
        'processors',
        'GiB',
      ],
      plans.map(({ demand, searches, pods, servers }) => [
        demand.name,
        String(demand.listings),
        String(demand.visits),
        String(searches),
        String(pods.replicas),
        String(pods.renderWorkers),
        String(pods.pageCacheMb),
        `${pods.processors.host}, ${pods.processors.service}`,
        String(servers.count),
        String(servers.processors),
        String(servers.memory / 2 ** 30),
      ]),
    ),
    verdict: own ? `Members, alerts and feeds are as many to a listing as in ${file}.` : `${file} is written.`,
  });
};
