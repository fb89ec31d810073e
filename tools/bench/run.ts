// npm run bench -- NAME [--json] [--record] [options]: compares two things in one run and prints their ratio; those of
// memory, and of a site that nobody visits, measure one over time.
import { parseArgs } from 'node:util';
import type { Benchmark } from './benchmark.ts';
import { isName, record } from './figures.ts';

const benchmarks: Readonly<Record<string, () => Promise<{ readonly benchmark: Benchmark }>>> = {
  alerts: () => import('./alerts/benchmark.ts'),
  bulkhead: () => import('./bulkhead/benchmark.ts'),
  api: () => import('./api/benchmark.ts'),
  evening: () => import('./evening/benchmark.ts'),
  feeds: () => import('./feeds/benchmark.ts'),
  fairness: () => import('./fairness/benchmark.ts'),
  pages: () => import('./pages/benchmark.ts'),
  phone: () => import('./phone/benchmark.ts'),
  prices: () => import('./prices/benchmark.ts'),
  publish: () => import('./publish/benchmark.ts'),
  chain: () => import('./chain/benchmark.ts'),
  idle: () => import('./idle/benchmark.ts'),
  render: () => import('./render/benchmark.ts'),
  rollback: () => import('./rollback/benchmark.ts'),
  search: () => import('./search/benchmark.ts'),
  sizing: () => import('./sizing/benchmark.ts'),
  soak: () => import('./soak/benchmark.ts'),
};

const usage = `Usage: npm run bench -- ${Object.keys(benchmarks).join('|')} [--listings N] [--runs N] [--rate N] [--minutes N] [--line KBITS] [--pages NAME,…] [--record] [--json]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      listings: { type: 'string' },
      runs: { type: 'string' },
      rate: { type: 'string' },
      minutes: { type: 'string' },
      line: { type: 'string' },
      pages: { type: 'string' },
    },
  });
  const [name = ''] = positionals;
  const load = benchmarks[name];
  if (
    !load ||
    positionals.length > 1 ||
    [values.listings, values.runs, values.rate, values.minutes, values.line].some(
      (number) => number !== undefined && !/^[1-9]\d{0,7}$/.test(number),
    )
  ) {
    console.error(usage);
    process.exit(2);
  }
  if (values.record && !isName(name)) {
    console.error(`${name} has no figures for sizing: leave out --record.`);
    process.exit(2);
  }
  const { benchmark } = await load();
  const report = await benchmark({
    ...(values.listings ? { listings: Number(values.listings) } : {}),
    ...(values.runs ? { runs: Number(values.runs) } : {}),
    ...(values.rate ? { rate: Number(values.rate) } : {}),
    ...(values.minutes ? { minutes: Number(values.minutes) } : {}),
    ...(values.line ? { line: Number(values.line) } : {}),
    ...(values.pages ? { pages: values.pages.split(',') } : {}),
    say: (line) => console.error(line),
  });
  if (values.record && isName(name) && report.figures)
    record(
      name,
      Object.entries(values)
        .flatMap(([option, value]) => (typeof value === 'string' ? [`--${option} ${value}`] : []))
        .join(' '),
      report.figures,
    );
  console.log(
    values.json ? JSON.stringify(report, null, 2) : `${report.title}\n\n${report.table}\n\n${report.verdict}`,
  );
  process.exit(report.isBroken === true ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
