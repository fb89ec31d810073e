import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { buildPlain } from '../pages/plain/build.ts';
import { plainPlace } from '../pages/plain/place.ts';
import { openBenchSite } from '../render/site.ts';
import { openChain, sumOf, type Chain, type Visited } from './chain.ts';
import { copySite } from './copy.ts';
import { chainKinds, goals, otherGoal } from './kinds.ts';

const pagesPerRound = 60;
/** Compilers and caches of rows get warm: first on all kinds of pages, as on a site that is used, then on one. */
const warmingPages = 120;
const kb = (bytes: number): string => (bytes / 1024).toFixed(0);

interface Figures extends Visited {
  readonly all: number;
}
interface Case {
  readonly page: string;
  readonly statements: number;
  readonly htmlBytes: number;
  readonly product: Figures;
  readonly plain: Figures;
  readonly ratio: number;
  readonly goal: number;
}

/** Medians of the rounds, part by part. */
const middle = (rounds: readonly Visited[]): Figures => {
  const of = (part: keyof Visited): number =>
    percentile(
      rounds.map((round) => round[part]),
      0.5,
    );
  return {
    database: of('database'),
    api: of('api'),
    server: of('server'),
    workers: of('workers'),
    all: percentile(rounds.map(sumOf), 0.5),
    perSecond: of('perSecond'),
  };
};

async function measure(
  chain: Chain,
  runs: number,
  wanted: readonly string[] | undefined,
  say: (line: string) => void,
): Promise<Case[]> {
  const cases: Case[] = [];
  const kinds = (await chainKinds(chain.load)).filter(({ name }) => !wanted || wanted.includes(name));
  if (kinds.length === 0) throw new Error(`No page is served: ${await chain.statuses('/')}.`);
  await chain.readIdle();
  const warm = async (paths: readonly string[]): Promise<void> => {
    for (const side of ['product', 'plain'] as const) await chain.visit(side, paths, warmingPages);
  };
  for (const { paths } of kinds) await warm(paths);
  for (const { name, paths } of kinds) {
    await warm(paths);
    const statements = await chain.statementsOf(paths);
    const htmlBytes = await chain.bytesOf(paths);
    const rounds = { product: [] as Visited[], plain: [] as Visited[] };
    for (let run = 0; run < runs; run += 1) {
      // The order alternates, so that neither side benefits from other load on the machine.
      const order = run % 2 === 0 ? (['product', 'plain'] as const) : (['plain', 'product'] as const);
      for (const side of order) rounds[side].push(await chain.visit(side, paths, pagesPerRound));
    }
    const [product, plain] = [middle(rounds.product), middle(rounds.plain)];
    const goal = goals[name] ?? otherGoal;
    cases.push({ page: name, statements, htmlBytes, product, plain, ratio: product.all / plain.all, goal });
    say(`${name}: ${product.all.toFixed(1)} and ${plain.all.toFixed(1)} ms of CPU a page`);
  }
  return cases;
}

/**
 * CPU time of every process for a page that is in no cache of pages, beside the same page of the plain application over
 * the same API.
 */
export const benchmark: Benchmark = async ({ listings = 20_000, runs = 3, pages, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const closing: (() => Promise<void>)[] = [() => site.close()];
  try {
    const dataDir = site.environment['DATA_DIR'] ?? '';
    say('copying it to a server with the settings of production …');
    const copy = await copySite(site.environment);
    closing.push(copy.close);
    await site.stop();
    const areas = ['agents', 'community', 'listing', 'locations', 'member', 'search'];
    say('building the plain application …');
    const place = join(dataDir, 'releases', plainPlace);
    closing.push(() => Promise.resolve(rmSync(place, { recursive: true, force: true })));
    writeFileSync(join(place, 'build.json'), JSON.stringify(await buildPlain(areas, place)));
    const chain = await openChain(copy.environment);
    closing.push(chain.close);
    const cases = await measure(chain, runs, pages, say);
    const missed = cases.filter(({ product, goal }) => product.all > goal);
    const ms = (value: number): string => value.toFixed(1);
    return {
      title: `CPU ms of a fresh page, all processes (page cache off), ${listings} listings, medians of ${runs} rounds of ${pagesPerRound} pages; CPU time, since other programs may run beside it`,
      cases,
      table: table(
        [
          'page',
          'PostgreSQL',
          'API',
          'host',
          'workers',
          'all',
          'goal',
          'plain: all',
          'ratio',
          'pages/s',
          'statements',
          'HTML KB',
        ],
        cases.map((each) => [
          each.page,
          ms(each.product.database),
          ms(each.product.api),
          ms(each.product.server),
          ms(each.product.workers),
          ms(each.product.all),
          ms(each.goal),
          ms(each.plain.all),
          each.ratio.toFixed(2),
          each.product.perSecond.toFixed(0),
          each.statements.toFixed(1),
          kb(each.htmlBytes),
        ]),
      ),
      verdict:
        missed.length === 0
          ? 'All goals are met.'
          : `Missed: ${missed.map(({ page, product }) => `${page} ${ms(product.all)}`).join('; ')}.`,
    };
  } finally {
    for (const close of closing.reverse()) await close();
  }
};
