// npm test: lint, unused exports, format, types, unit and integration tests (those of writing code on PostgreSQL),
// whether these ran every SQL statement, then journeys in a browser. Every part runs even when one before it failed;
// the last line counts them all. With an area's name, the tests of that area; with `--shard 2/4`, the second machine's
// share of four.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { profiles } from '../e2e/screens.ts';
import { writeAreaProjects } from './area-project.ts';
import { areaNames } from './areas.ts';
import { findBrowser, findFirefox, findWebKit } from './browser.ts';
import { chosenTests, fallsTo, journeysOf, type Chosen, type Shard } from './chosen-tests.ts';
import { productTemplates, unrunTemplates } from './statements/unrun-templates.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const root = join(import.meta.dirname, '..');
const results = join(root, '.cache', 'test-results');
/** The `sql` templates that the tests have run; machines that share the tests combine theirs here. */
const recordedStatements = join(root, '.cache', 'recorded-statements');
const binary = (name: string, path: string): string => join(root, 'node_modules', name, path);

/** How long a program that has written its report may take to end, in milliseconds. */
const toEnd = 60_000;

/**
 * Whether a program ended well; its output is shown as it comes, or with `gathered` once it has ended. One that has written its report and does not end is ended, which is a failure: a
 * program that a test started and left, for one, holds its output open.
 */
function run(
  args: readonly string[],
  env: Record<string, string> = {},
  { report, gathered = false }: { readonly report?: string; readonly gathered?: boolean } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const output = gathered ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    let written: number | undefined;
    const waiting = setInterval(() => {
      if (report === undefined || !existsSync(report)) return;
      written ??= Date.now();
      if (Date.now() - written < toEnd) return;
      console.error('The tests have ended and their process has not: find what they leave running.');
      child.kill('SIGKILL');
    }, 1000);
    child.on(gathered ? 'close' : 'exit', (status) => {
      clearInterval(waiting);
      if (printed !== '') process.stdout.write(printed);
      resolve(status === 0);
    });
  });
}

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(results, file), 'utf8'));
  } catch {
    return undefined;
  }
};

/** A part with a single pass or fail. */
const check = async (args: readonly string[], gathered = false): Promise<Count> =>
  (await run(args, {}, { gathered })) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

/**
 * Type checks everything with its tests, then code for Node and for browsers, each without the other's types. Of
 * areas, their own code and what it imports.
 */
async function types(areas: readonly string[]): Promise<Count> {
  const projects =
    areas.length === 0
      ? ['tsconfig.json', 'tsconfig.server.json', 'tsconfig.browser.json']
      : areas.flatMap((area) => writeAreaProjects(root, area));
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const project of projects) {
    const { passed, failed } = await check([binary('typescript', 'bin/tsc'), '-p', project], areas.length > 0);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly name: string; readonly message: string }[];
}

/** What Jest reports of a test file whose process ended: it says nothing about the tests in it. */
const endedProcess = /A jest worker process \(pid=\d+\) was terminated by another process/;

/**
 * V8 now and then aborts a process that has opened and closed many embedded databases (nodejs/node#64500). Test files
 * that were running then are run again, once; a test that ends its process does so again.
 * @param only substrings of test files' paths; none: all of them
 */
async function jest(
  name: string,
  shard: Shard,
  only: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Count> {
  const count = await jestOnce(name, shard, only, env);
  const report = read(name) as JestReport | undefined;
  const ended = report?.testResults.filter(({ message }) => endedProcess.test(message)) ?? [];
  if (ended.length === 0) return count;
  const files = ended.map((file) => file.name);
  console.log(`── again, as their process was ended:\n${files.join('\n')}`);
  const again = await jestOnce(`again-${name}`, { index: 1, count: 1 }, ['--runTestsByPath', ...files], env);
  return {
    passed: count.passed + again.passed,
    failed: count.failed - ended.length + again.failed,
    skipped: count.skipped + again.skipped,
  };
}

/** @param only as above, or flags of Jest */
async function jestOnce(
  name: string,
  { index, count }: Shard,
  only: readonly string[],
  env: Record<string, string>,
): Promise<Count> {
  const file = join(results, name);
  const passed = await run(
    [
      binary('jest', 'bin/jest.js'),
      ...only,
      ...(count > 1 ? [`--shard=${index}/${count}`] : []),
      '--json',
      `--outputFile=${file}`,
    ],
    { RECORDED_STATEMENTS: recordedStatements, ...env },
    { report: file },
  );
  const report = read(name) as JestReport | undefined;
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: passed ? failed : Math.max(1, failed),
    skipped: report.numPendingTests,
  };
}

/** Tests of the API that run on PostgreSQL where the machine has it: those of code that writes. */
const onServer = [
  'domains/activities/',
  'domains/agencies/agents/',
  'domains/agencies/offices/',
  'domains/agencies/reviews/',
  'domains/alerts/',
  'domains/collections/',
  'domains/community/location-reviews/',
  'domains/community/posts/',
  'domains/community/questions/',
  'domains/enquiries/',
  'domains/feeds/together.test',
  'domains/follows/',
  'domains/listings/medians/',
  'domains/listings/price-history/',
  'domains/location-pages/',
  'domains/locations/nearest',
  'domains/members/',
  'domains/moderation/',
  'domains/profiles/',
  'domains/tracking/',
  'platform/idempotency/',
  'platform/identity/viewer',
  'platform/mail/',
  'platform/pushes/',
  'platform/registry/',
  'platform/text-input',
  'protocols/registry/routes',
].map((path) => `/api/${path}`);

/** Those of them that run on the embedded database as well; without PostgreSQL all do. */
const onBoth = [
  'domains/agencies/reviews/reviews.test',
  'domains/alerts/alerts.test',
  'domains/alerts/by-email/joining.test',
  'domains/collections/',
  'domains/community/questions/posting.test',
  'domains/enquiries/',
  'domains/members/auth.test',
  'domains/members/sessions.test',
  'platform/pushes/',
].map((path) => `/api/${path}`);

async function everywhere(areas: readonly string[], shard: Shard): Promise<Count> {
  // Loading the API takes a second, and an area has none of its tests.
  if (areas.length > 0)
    return jest(
      'jest.json',
      shard,
      areas.map((area) => `/mf-${area}/`),
    );
  const { findPostgres } = await import('@verandah/api');
  const elsewhere = findPostgres() === undefined ? '' : `^(?!.*(?:${onBoth.join('|')})).*(?:${onServer.join('|')})`;
  return jest('jest.json', shard, [], { TESTED_ON_POSTGRESQL: elsewhere });
}

async function onPostgres(_areas: readonly string[], shard: Shard): Promise<Count> {
  const { findPostgres, startPrivateServer } = await import('@verandah/api');
  if (findPostgres() === undefined) {
    console.log(
      'There is no PostgreSQL 15 or newer on this machine: the API was tested on its embedded database only.',
    );
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const server = await startPrivateServer({ configuration: { max_connections: '300' } });
  try {
    return await jest('jest-postgres.json', shard, onServer, { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** Whether a test has run every `sql` template of the API against a migrated database. */
async function statements(): Promise<Count> {
  if (!existsSync(recordedStatements)) {
    console.log('No tests have recorded statements: run npm test -- unit, or npm test, before.');
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const templates = productTemplates(root);
  const unrun = unrunTemplates(templates, recordedStatements);
  for (const { place, text } of unrun) console.log(`${place}: no test has run: ${text.slice(0, 100)}`);
  return { passed: unrun.length === 0 ? 1 : 0, failed: unrun.length, skipped: 0 };
}

async function journeys(_areas: readonly string[], shard: Shard): Promise<Count> {
  let browser: string | undefined;
  try {
    browser = findBrowser(root);
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const firefox = findFirefox();
  const webKit = findWebKit();
  const env = {
    ...(browser ? { CHROMIUM: browser } : {}),
    ...(firefox ? { FIREFOX: firefox } : {}),
    ...(webKit ? { WEBKIT_DRIVER: webKit } : {}),
  };
  const first = await journeysOnce(shard, env);
  if (first) return first;
  console.log('── again, as the site did not start: V8 may have ended it (nodejs/node#64500)');
  return (await journeysOnce(shard, env)) ?? { passed: 0, failed: 1, skipped: 0 };
}

/** @returns undefined if no journey has run, as the site did not start */
async function journeysOnce(shard: Shard, env: Record<string, string>): Promise<Count | undefined> {
  const chosen = journeysOf(shard, Object.keys(profiles));
  const passed = await run(
    // Half an hour of work is not refused for one late response of a busy machine: a journey that fails has a second
    // attempt. Those that needed it are listed as flaky at the end of the output; each of them is a defect to be found.
    [binary('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', '--retries=1', ...chosen],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'journeys.json'), ...env },
  );
  const report = read('journeys.json') as
    | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
    | undefined;
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (!passed && expected + unexpected + flaky === 0) return undefined;
  return { passed: expected + flaky, failed: passed ? unexpected : Math.max(1, unexpected), skipped };
}

/** A part of all tests, run for its count. */
interface Part {
  readonly name: string;
  /** Cannot be divided among machines and runs on one of them. */
  readonly whole?: true;
  /** Evaluates the recordings of all tests before it: left out where only a share of them ran. */
  readonly ofAllTests?: true;
  run(areas: readonly string[], shard: Shard): Promise<Count>;
}

const parts: readonly Part[] = [
  {
    name: 'lint',
    whole: true,
    run: (areas) => check([binary('oxlint', 'bin/oxlint'), ...areas.map((area) => `mf-${area}`)], areas.length > 0),
  },
  { name: 'supported browsers', whole: true, run: () => check(['scripts/browser-support/main.ts']) },
  { name: 'unused exports', whole: true, run: () => check([binary('knip', 'bin/knip.js'), '--no-progress']) },
  { name: 'format', whole: true, run: () => check([binary('oxfmt', 'bin/oxfmt'), '--check', '.']) },
  { name: 'types', whole: true, run: types },
  { name: 'known vulnerabilities', whole: true, run: () => check(['scripts/audit/main.ts']) },
  { name: 'unit and integration', run: everywhere },
  { name: 'the API on PostgreSQL', run: onPostgres },
  { name: 'statements', ofAllTests: true, run: statements },
  { name: 'journeys in a browser', run: journeys },
];

let chosen: Chosen;
try {
  chosen = chosenTests(
    process.argv.slice(2),
    parts.map(({ name }) => name),
    areaNames(root),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (chosen.parts.includes('unit and integration')) rmSync(recordedStatements, { recursive: true, force: true });
const total: Count = { passed: 0, failed: 0, skipped: 0 };
async function runPart({ name, run: runIt }: Part): Promise<void> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const count = await runIt(chosen.areas, chosen.shard);
  console.log(
    `── ${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
const ownParts = parts.filter(
  ({ name, whole, ofAllTests }, position) =>
    chosen.parts.includes(name) &&
    (!whole || fallsTo(position, chosen.shard)) &&
    (!ofAllTests || chosen.shard.count === 1),
);
// Those of an area run beside each other: none of them needs all processors from beginning to end.
if (chosen.areas.length > 0) await Promise.all(ownParts.map(runPart));
else for (const part of ownParts) await runPart(part);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed ? 1 : 0);
