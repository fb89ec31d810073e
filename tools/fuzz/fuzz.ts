// npm run fuzz [-- --times 200]: the property tests, with a multiple of their cases. For nightly runs: `npm test` runs
// a fifth of them, `npm test -- --full` all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Tests whose cases are multiplied: the address grammar, paths, feeds' documents, and every operation of GraphQL, REST
 * and the legacy paths.
 */
const tests = [
  'shared/market/address/round-trip',
  'host/server/page-target',
  'api/app/garbage.property',
  'api/domains/feeds/read/garbage.property',
];
/**
 * A case that calls an API sends every operation, which takes as long as thousands of the others: of those there are
 * so many times fewer.
 */
const fewerAtService = 20;

const root = join(import.meta.dirname, '../..');
const usage = 'Usage: npm run fuzz -- [--times N]  (1 to 100000)';
let times: string | undefined;
try {
  ({
    values: { times = '200' },
  } = parseArgs({ options: { times: { type: 'string' } } }));
} catch {
  /* An unknown option prints the usage. */
}
if (times === undefined || !/^[1-9]\d{0,4}$|^100000$/.test(times)) {
  console.error(usage);
  process.exit(2);
}
console.log(
  `${times} times as many cases as in npm test -- --full. A case that fails is printed with its seed: put that into the test to see it again.`,
);
const jest = join(createRequire(join(root, 'package.json')).resolve('jest/package.json'), '../bin/jest.js');
const folder = mkdtempSync(join(tmpdir(), 'verandah-fuzz-'));
const cases = join(folder, 'cases');
const began = performance.now();
const { status } = spawnSync(
  process.execPath,
  [
    jest,
    '--config',
    join(import.meta.dirname, 'fuzz.jest.config.js'),
    ...tests,
    '--testTimeout',
    String(12 * 3_600_000),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_TIMES: times,
      FUZZ_SERVICE_TIMES: String(Math.ceil(Number(times) / fewerAtService)),
      FUZZ_CASES: cases,
    },
  },
);
const properties = existsSync(cases)
  ? readFileSync(cases, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number))
  : [];
rmSync(folder, { recursive: true });
const [seen, failed] = [0, 1].map((column) => properties.reduce((sum, property) => sum + (property[column] ?? 0), 0));
console.log(
  `${seen?.toLocaleString('en-AU')} cases, ${failed} failed, ${Math.round((performance.now() - began) / 60_000)} min`,
);
process.exit(status ?? 1);
