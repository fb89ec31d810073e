import { percentile, table, type Benchmark } from '../benchmark.ts';
import { compareCachedPage } from './cached-page.ts';
import { startReplay } from './replay.ts';
import { startHostProcess, startPlainProcess, type Side } from '../processes/site-processes.ts';
import { openBenchSite } from './site.ts';
import { openVisitors, type Visitors } from './visitors.ts';

const connections = 10;
const pagesPerRound = 300;
const rounds = 6;
/** The JIT compiler needs some time to warm up in each of the product's processes. */
const warmingPages = 900;
const goal = 1.1;
const results = '/for-sale/richmond-vic-3121/real-estate';

interface Measured {
  readonly cpuMs: number;
  readonly workersMs: number;
  readonly perSecond: number;
  readonly times: readonly number[];
}

async function measure(side: Side, paths: readonly string[], visitors: Visitors, count: number): Promise<Measured> {
  const addresses = paths.map((path) => side.address + path);
  const [cpu, workers] = [await side.cpu(), await side.workersCpu()];
  const start = performance.now();
  const times = await visitors.visit(addresses, count);
  const wall = performance.now() - start;
  return {
    cpuMs: ((await side.cpu()) - cpu) / 1000 / count,
    workersMs: ((await side.workersCpu()) - workers) / 1000 / count,
    perSecond: (count * 1000) / wall,
    times,
  };
}

/** Both sides must return the same document, except for its timestamp. */
async function sameDocument(sides: readonly Side[], path: string, visitors: Visitors): Promise<string> {
  const [one = '', two = ''] = await Promise.all(
    sides.map(async ({ name, address }) => {
      const { status, body } = await visitors.request(address + path);
      if (status !== 200) throw new Error(`${name} responded ${status} for ${path}.`);
      return body
        .toString('utf8')
        .replace(/"now":\d+/g, '')
        .replace(/"renderedAt":"[^"]+"/g, '');
    }),
  );
  if (one !== two) throw new Error(`The two sides render different pages for ${path}.`);
  return one;
}

/**
 * CPU time per page of the host with its render workers, without the API, compared with one plain Node process that
 * renders the same releases; and a cached page with a file of the same bytes.
 */
export const benchmark: Benchmark = async ({ listings = 2000, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const visitors = openVisitors(connections);
  const replay = await startReplay(site.environment['API_URL'] ?? '');
  const environment = { ...site.environment, API_URL: replay.address, PAGE_CACHE_MB: '0' };
  const sides: Side[] = [];
  try {
    sides.push(await startHostProcess(environment), await startPlainProcess(environment));
    const [product, plain] = sides as [Side, Side];
    const page = await sameDocument(sides, results, visitors);
    const found = [...new Set(page.match(/(?<=href=")\/property\/[^"?#]+/g) ?? [])].slice(0, 10);
    if (found.length === 0) throw new Error(`${results} names no listing: use more listings.`);
    await sameDocument(sides, found[0] as string, visitors);

    const cases = [];
    for (const [name, paths] of [
      ['results of a suburb', [results]],
      ['listing', found],
    ] as const) {
      say(`${name}: warming up …`);
      const before = replay.requested;
      for (const path of paths) await visitors.request(product.address + path);
      const calls = (replay.requested - before) / paths.length;
      for (const side of sides) await measure(side, paths, visitors, warmingPages);
      const measured: { product: Measured; plain: Measured }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // The order alternates, so that neither side benefits from other load on the machine.
        const first = round % 2 === 0 ? product : plain;
        const one = await measure(first, paths, visitors, pagesPerRound);
        const two = await measure(first === product ? plain : product, paths, visitors, pagesPerRound);
        measured.push(first === product ? { product: one, plain: two } : { product: two, plain: one });
        say(
          `${name}, round ${round + 1}: ${measured.at(-1)?.product.cpuMs.toFixed(2)} and ${measured.at(-1)?.plain.cpuMs.toFixed(2)} ms of CPU a page`,
        );
      }
      const ratios = measured.map((round) => round.product.cpuMs / round.plain.cpuMs);
      const figures = (side: 'product' | 'plain') => {
        const times = measured.flatMap((round) => round[side].times);
        return {
          cpuMs: percentile(
            measured.map((round) => round[side].cpuMs),
            0.5,
          ),
          perSecond: percentile(
            measured.map((round) => round[side].perSecond),
            0.5,
          ),
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
        };
      };
      const workersMs = percentile(
        measured.map((round) => round.product.workersMs),
        0.5,
      );
      cases.push({
        name,
        calls,
        hostMs: figures('product').cpuMs - workersMs,
        workersMs,
        ratio: percentile(ratios, 0.5),
        least: Math.min(...ratios),
        most: Math.max(...ratios),
        product: figures('product'),
        plain: figures('plain'),
      });
    }
    const rows = cases.flatMap(({ name, ratio, least, most, ...both }) =>
      (['product', 'plain'] as const).map((side) => {
        const { cpuMs, perSecond, p50, p95 } = both[side];
        return [
          side === 'product' ? name : '',
          side === 'product' ? 'host and workers' : 'plain process',
          cpuMs.toFixed(2),
          perSecond.toFixed(0),
          p50.toFixed(1),
          p95.toFixed(1),
          ...(side === 'product' ? [ratio.toFixed(2), `${least.toFixed(2)}–${most.toFixed(2)}`] : []),
        ];
      }),
    );
    const cached = await compareCachedPage(site, say);
    const worst = Math.max(...cases.map(({ ratio }) => ratio));
    const [ofResults, ofListing] = cases.map(({ hostMs, workersMs, calls }) => ({ hostMs, workersMs, calls }));
    return {
      title: `CPU of rendering a page, ${listings} listings, ${connections} connections, ${rounds} rounds of ${pagesPerRound} pages a side`,
      cases: [...cases, cached.case],
      table: `${table(['page', 'side', 'CPU ms', 'pages/s', 'p50 ms', 'p95 ms', 'CPU ratio', 'spread'], rows)}\n\n${cached.table}`,
      verdict: `CPU a page is ${worst.toFixed(2)} times a plain process's at the most (median of the rounds); the goal of ${goal} is ${worst <= goal ? 'met' : 'missed'}. ${cached.verdict}`,
      figures: { listings, results: ofResults, listing: ofListing, ...cached.figures },
    };
  } finally {
    visitors.leave();
    await Promise.all(sides.map((side) => side.stop()));
    replay.close();
    await site.close();
  }
};
