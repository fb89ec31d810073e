import { gzipSync } from 'node:zlib';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { pageKinds } from './kinds.ts';
import { openSides } from './sides.ts';
import { slowLine } from './unattended.ts';
import { lineOf, visit, warmUp, type Visit } from './visit.ts';

const goals = {
  lcp: 1.1,
  blocking: 1.1,
  script: 1.1,
  cls: 0.02,
  scriptKb: { listing: 150, results: 170 } as Readonly<Record<string, number>>,
} as const;
const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
const median = (visits: readonly Visit[], of: (visit: Visit) => number): number => percentile(visits.map(of), 0.5);

/** What pages work is measured on this line: on a slower one they are long in coming and work as much. */
const workedOn = lineOf();

interface Figures {
  readonly lcp: number;
  readonly blocking: number;
  readonly work: number;
  readonly cls: number;
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly image: number;
  readonly requests: number;
}
const figures = (visits: readonly Visit[]): Figures => ({
  lcp: median(visits, ({ lcp }) => lcp),
  blocking: median(visits, ({ blocking }) => blocking),
  work: median(visits, ({ work }) => work),
  cls: median(visits, ({ cls }) => cls),
  html: median(visits, ({ bytes }) => bytes.html),
  script: median(visits, ({ bytes }) => bytes.script),
  style: median(visits, ({ bytes }) => bytes.style),
  image: median(visits, ({ bytes }) => bytes.image),
  requests: median(visits, ({ requests }) => requests),
});
/** Sums of a few milliseconds beyond 50 are noise and count as equal. */
const ratio = (own: number, other: number, least = 0): number => Math.max(own, least) / Math.max(other, least, 1e-9);

/** The site's pages on a phone, compared with the same pages as one plain application. */
export const benchmark: Benchmark = async ({ listings = 2000, runs = 3, line: kilobits, pages, say }) => {
  const line = lineOf(kilobits);
  const sides = await openSides(listings, say);
  const { browser, product, plain, load } = sides;
  const lines: { close(): Promise<void> }[] = [];
  try {
    const slow = {
      product: await slowLine(product.address, workedOn.download),
      plain: await slowLine(plain.address, workedOn.download),
    };
    lines.push(slow.product, slow.plain);
    const cases = [];
    for (const { name, find } of pageKinds.filter((kind) => pages?.includes(kind.name) ?? true)) {
      const path = await find(load);
      if (path === null) {
        say(`${name}: no live area has this page`);
        continue;
      }
      for (const { address } of [product, plain]) await warmUp(browser, address + path);
      const taken = { product: [] as { cold: Visit; warm: Visit }[], plain: [] as { cold: Visit; warm: Visit }[] };
      for (let run = 0; run < runs; run += 1) {
        // The order alternates, so that neither side benefits from other load on the machine.
        for (const side of run % 2 === 0 ? (['product', 'plain'] as const) : (['plain', 'product'] as const))
          taken[side].push(
            await visit(
              browser,
              (side === 'product' ? product : plain).address + path,
              slow[side].address + path,
              line,
            ),
          );
        const both = (figure: 'lcp' | 'blocking'): string =>
          [taken.product, taken.plain].map((visits) => visits.at(-1)?.cold[figure].toFixed(0)).join(' and ');
        say(`${name} ${run + 1}/${runs}: LCP ${both('lcp')} ms, blocking ${both('blocking')} ms`);
      }
      for (const when of ['cold', 'warm'] as const) {
        const [own, other] = [
          figures(taken.product.map((both) => both[when])),
          figures(taken.plain.map((both) => both[when])),
        ];
        cases.push({
          name,
          path,
          when,
          product: own,
          plain: other,
          gzip: when === 'cold' ? await gzipOf(taken.product.at(-1)?.cold.scripts ?? []) : null,
          ratios: {
            lcp: ratio(own.lcp, other.lcp),
            blocking: ratio(own.blocking, other.blocking, 50),
            work: ratio(own.work, other.work),
            script: when === 'cold' ? ratio(own.script, other.script) : null,
          },
        });
      }
    }
    const rows = cases.flatMap(({ name, when, ratios, product: own, plain: other }) =>
      (
        [
          ['site', own],
          ['plain', other],
        ] as const
      ).map(([side, found]) => [
        side === 'site' ? `${name}, ${when}` : '',
        side,
        found.lcp.toFixed(0),
        found.blocking.toFixed(0),
        found.work.toFixed(0),
        found.cls.toFixed(3),
        kb(found.script),
        kb(found.style),
        kb(found.image),
        kb(found.html),
        String(found.requests),
        ...(side === 'site'
          ? [ratios.lcp.toFixed(2), ratios.blocking.toFixed(2), ratios.work.toFixed(2), ratios.script?.toFixed(2) ?? '']
          : []),
      ]),
    );
    const missed = cases.flatMap(({ name, when, ratios, product: own, gzip }) => [
      ...(ratios.lcp > goals.lcp ? [`LCP of ${name}, ${when} ${ratios.lcp.toFixed(2)}`] : []),
      ...(ratios.blocking > goals.blocking ? [`blocking of ${name}, ${when} ${ratios.blocking.toFixed(2)}`] : []),
      ...(own.cls > goals.cls ? [`CLS of ${name}, ${when} ${own.cls.toFixed(3)}`] : []),
      ...((ratios.script ?? 0) > goals.script ? [`script of ${name} ${ratios.script?.toFixed(2)}`] : []),
      ...(gzip !== null && gzip / 1024 > (goals.scriptKb[name] ?? Infinity)
        ? [`script of ${name} ${kb(gzip)} KB`]
        : []),
    ]);
    return {
      title: [
        `Pages on a phone (CPU 4 times slower, ${line.kilobits} kbit/s, ${line.latency} ms)`,
        `${listings} listings, medians of ${runs}; KB as transferred`,
      ].join(', '),
      cases,
      table: table(
        [
          'page',
          'side',
          'LCP ms',
          'blocking ms',
          'work ms',
          'CLS',
          'script',
          'style',
          'image',
          'HTML',
          'requests',
          'LCP ratio',
          'blocking',
          'work',
          'script',
        ],
        rows,
      ),
      verdict: [
        missed.length === 0 ? 'All goals are met' : `Missed: ${missed.join('; ')}`,
        ` (LCP and blocking at most ${goals.lcp} of the plain application's, CLS ${goals.cls}, script ${goals.script};`,
        ' gzip of first scripts at most 150 KB on listing, 170 KB on results). First scripts, gzip: ',
        cases.flatMap(({ name, gzip }) => (gzip === null ? [] : [`${name} ${kb(gzip)} KB`])).join(', '),
        '.',
      ].join(''),
    };
  } finally {
    await Promise.all(lines.map((line) => line.close()));
    await sides.close();
  }
};

/** Bytes of scripts, gzipped at the best level, as budgets count them. */
async function gzipOf(addresses: readonly string[]): Promise<number> {
  const files = await Promise.all(
    addresses.map(async (address) => Buffer.from(await (await fetch(address)).arrayBuffer())),
  );
  return files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
}
