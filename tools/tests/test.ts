// npm test: lint, supported browsers, unused exports, format, types, known vulnerabilities, unit and integration tests,
// whether these ran every SQL statement, then journeys in browsers. Every part runs even when one before it failed; the
// last line counts them all. With the name of an area or a folder, the tests of that; with `--full`, more cases of each
// property and what takes too long for every change; with `--shard 2/4`, the second machine's share of four.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { areaNames } from '../areas.ts';
import { chosenTests, fallsTo, type Chosen, type Shard } from './chosen-tests.ts';
import { productTemplates, unrunTemplates } from '../statements/unrun-templates.ts';
import { jestTests, recordedStatements, timedFiles } from './jest.ts';
import { runJourneys, timedJourneys } from './journeys.ts';
import { slowestOf } from './reports.ts';
import { oneCount, results, root, runProgram, sumCounts, type Count } from './run-program.ts';
import {
  byOneChecker,
  formatOf,
  generatedTypes,
  knownVulnerabilities,
  lintOf,
  lintOfChanged,
  lintWithTypes,
  separateTypes,
  supportedBrowsers,
  typesOf,
  rulesWithoutCaller,
  unusedExports,
  type Check,
} from './static-checks.ts';

/** Whether a test has run every `sql` template of the API against a migrated database. */
async function checkStatements(): Promise<Count> {
  if (!existsSync(recordedStatements)) {
    console.log('No tests have recorded statements: run npm test -- unit, or npm test, before.');
    return oneCount(false);
  }
  const unrun = unrunTemplates(productTemplates(root), recordedStatements);
  for (const { place, text } of unrun) console.log(`${place}: no test has run: ${text.slice(0, 100)}`);
  return { passed: unrun.length === 0 ? 1 : 0, failed: unrun.length, skipped: 0 };
}

/** A part of all tests, run for its count. */
interface Part {
  readonly name: string;
  /** Evaluates the recordings of all tests before it: left out where only some of them ran. */
  readonly ofAllTests?: true;
  run(folders: readonly string[], shard: Shard): Promise<Count>;
}

/** A part that needs a processor at most, or waits for a network, and is not divided among machines. */
interface StaticPart {
  readonly name: string;
  checks(folders: readonly string[]): readonly Check[];
}

function lintChecks(folders: readonly string[]): readonly Check[] {
  if (!chosen.full) return lintOfChanged(folders);
  return [isWithLint && folders.length === 0 ? lintWithTypes : lintOf(folders)];
}

// The longest first: the others run beside it.
const staticParts: readonly StaticPart[] = [
  {
    name: 'types',
    checks: (folders) =>
      (chosen.full && isWithLint && folders.length === 0 ? separateTypes : typesOf(folders)).map(byOneChecker),
  },
  { name: 'lint', checks: lintChecks },
  { name: 'supported browsers', checks: () => [supportedBrowsers] },
  { name: 'unused exports', checks: () => [unusedExports, rulesWithoutCaller] },
  { name: 'format', checks: (folders) => [formatOf(folders)] },
  { name: 'known vulnerabilities', checks: () => [knownVulnerabilities] },
];
const unitTests: Part = { name: 'unit and integration', run: jestTests };
const browserJourneys: Part = { name: 'journeys in a browser', run: runJourneys };
const parts: readonly Part[] = [
  unitTests,
  { name: 'statements', ofAllTests: true, run: checkStatements },
  browserJourneys,
];

let chosen: Chosen;
try {
  chosen = chosenTests(
    process.argv.slice(2),
    [...staticParts, ...parts].map(({ name }) => name),
    { areas: areaNames(root), exists: (path) => existsSync(join(root, path)) },
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
// Tests read it where they have more to do.
if (chosen.full) process.env['FULL'] = '1';
const { folders, shard } = chosen;
/** Whether lint and types are both checked. */
const isWithLint = ['lint', 'types'].every((name) => chosen.parts.includes(name));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (chosen.parts.includes('unit and integration') && folders.length === 0)
  rmSync(recordedStatements, { recursive: true, force: true });

const counts: Count[] = [];
async function countPart(name: string, run: () => Promise<Count>, output = (): string => ''): Promise<void> {
  const started = Date.now();
  const counted = await run();
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(output());
  console.log(`── ${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds} s`);
  counts.push(counted);
}

async function runStatic({ name, checks }: StaticPart): Promise<void> {
  let printed = '';
  const gather = (output: string): void => {
    printed += output;
  };
  const run = async (): Promise<Count> => {
    const done: Count[] = [];
    for (const check of checks(folders)) done.push(oneCount(await runProgram(check, { gather })));
    return sumCounts(done);
  };
  await countPart(name, run, () => `\n${printed}`);
}

async function runPart({ name, run }: Part): Promise<void> {
  console.log(`\n── ${name}`);
  await countPart(name, () => run(folders, shard));
}

// What lint, types and tests of packages read.
await countPart('generated types', async () => oneCount(await runProgram(generatedTypes)));
const isChosen = ({ name }: { readonly name: string }): boolean => chosen.parts.includes(name);
const limit = pLimit(availableParallelism());
const checking = staticParts
  .filter((part, position) => isChosen(part) && fallsTo(position, shard))
  .map((part) => limit(() => runStatic(part)));
// Those of a folder are few: they run beside its tests. Elsewhere both would only take longer.
if (folders.length === 0) await Promise.all(checking);
// Journeys wait for the site that they begin with; where it can't be made here, they try themselves and report the
// reason.
const preparing =
  folders.length === 0 && isChosen(unitTests) && isChosen(browserJourneys)
    ? runProgram(['e2e/sites/prepare.ts'], { gather: () => undefined })
    : undefined;
const isWhole = shard.count === 1 && (chosen.full || chosen.parts.length === 1);
for (const part of parts.filter((each) => isChosen(each) && (!each.ofAllTests || isWhole))) {
  if (part === browserJourneys) await preparing;
  await runPart(part);
}
await Promise.all(checking);

const timed = [...timedFiles(), ...timedJourneys()];
if (timed.length > 20) console.log(`\nThe slowest:\n${slowestOf(timed).join('\n')}`);
const total = sumCounts(counts);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed ? 1 : 0);
