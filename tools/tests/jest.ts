import { join, relative } from 'node:path';
import { affectedTests } from './affected-tests.ts';
import type { Shard } from './chosen-tests.ts';
import { leftOut } from './rare-tests.ts';
import { readReport, type Timed } from './reports.ts';
import { binaryPath, results, root, runProgram, type Count } from './run-program.ts';

/** The `sql` templates that the tests have run; machines that share the tests combine theirs here. */
export const recordedStatements = join(root, '.cache', 'recorded-statements');

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const report = 'jest.json';
/** Files that have a second attempt: of more failures than these a busy machine is not the reason. */
const mostTriedAgain = 5;

/**
 * Unit and integration tests; without `--full`, of large folders those that a change can affect. In a run of everything
 * a file that fails has a second attempt by itself, as journeys
 * have: a long run is not refused for one late response of a busy machine. It is listed as flaky, which is a defect to
 * be found.
 * @param folders paths from the root; none: everything
 */
export async function jestTests(folders: readonly string[], shard: Shard): Promise<Count> {
  const affected = folders.length === 0 || process.env['FULL'] === '1' ? undefined : affectedTests(folders);
  const rare = leftOut([]);
  const chosen = affected?.filter((file) => !rare.includes(file));
  if (chosen !== undefined)
    console.log(
      `${chosen.length} test files of ${folders.join(', ')} can be affected by what CI has not passed yet; --full runs all.`,
    );
  if (chosen?.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const first = await runJest(report, patternsOf((chosen ?? folders).map((path) => join(root, path))), shard);
  if (first === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const failing = first.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (folders.length > 0 || failing.length === 0 || failing.length > mostTriedAgain) return countOf(first);
  console.log(`\nOnce more, by themselves: ${failing.map((name) => relative(root, name)).join(', ')}`);
  const second = await runJest('jest-again.json', patternsOf(failing), { index: 1, count: 1 });
  if (second === undefined) return countOf(first);
  for (const { name, status } of second.testResults)
    if (status === 'passed') console.log(`Flaky: ${relative(root, name)} failed, and passed by itself.`);
  const passedBefore = first.testResults
    .filter(({ name }) => failing.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const { passed, failed } = countOf(second);
  return { passed: first.numPassedTests - passedBefore + passed, failed, skipped: first.numPendingTests };
}

/** Runs test files. @returns its report; undefined when it has written none */
async function runJest(
  name: string,
  patterns: readonly string[],
  { index, count }: Shard,
): Promise<JestReport | undefined> {
  const file = join(results, name);
  const isGood = await runProgram(
    [
      binaryPath('jest', 'bin/jest.js'),
      ...patterns,
      ...(count > 1 ? [`--shard=${index}/${count}`] : []),
      '--passWithNoTests',
      '--json',
      `--outputFile=${file}`,
    ],
    { env: { RECORDED_STATEMENTS: recordedStatements }, report: file },
  );
  const found = readReport<JestReport>(name);
  // It may also fail for what is no test's: an error after the last one.
  const isCounted = isGood || found === undefined || countOf(found).failed > 0;
  return isCounted ? found : { ...found, numFailedTests: 1 };
}

/** Jest chooses files by regular expressions. */
const patternsOf = (paths: readonly string[]): readonly string[] =>
  paths.map((path) => path.replaceAll(/[.+()[\]{}]/g, String.raw`\$&`));

const countOf = ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  numPendingTests,
}: JestReport): Count => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  skipped: numPendingTests,
});

/** Test files of the last run, with the time that each took. */
export const timedFiles = (): readonly Timed[] =>
  (readReport<JestReport>(report)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: name.slice(root.length + 1),
    seconds: (endTime - startTime) / 1000,
  }));
