import { join } from 'node:path';
import type { Shard } from '../chosen-tests.ts';
import { readReport, type Timed } from './reports.ts';
import { binary, results, root, runProgram, type Count } from './run-program.ts';

/** The `sql` templates that the tests have run; machines that share the tests combine theirs here. */
export const recordedStatements = join(root, '.cache', 'recorded-statements');

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

const report = 'jest.json';

/** Unit and integration tests. @param folders paths from the root; none: everything */
export async function jestTests(folders: readonly string[], { index, count }: Shard): Promise<Count> {
  const file = join(results, report);
  const passed = await runProgram(
    [
      binary('jest', 'bin/jest.js'),
      ...folders.map((folder) => `${root}/${folder}`.replaceAll(/[.+()[\]{}]/g, String.raw`\$&`)),
      ...(count > 1 ? [`--shard=${index}/${count}`] : []),
      '--passWithNoTests',
      '--json',
      `--outputFile=${file}`,
    ],
    { env: { RECORDED_STATEMENTS: recordedStatements }, report: file },
  );
  const found = readReport<JestReport>(report);
  if (!found) return { passed: 0, failed: 1, skipped: 0 };
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
  return {
    passed: found.numPassedTests,
    failed: passed ? failed : Math.max(1, failed),
    skipped: found.numPendingTests,
  };
}

/** Test files of the last run, with the time that each took. */
export const timedFiles = (): readonly Timed[] =>
  (readReport<JestReport>(report)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: name.slice(root.length + 1),
    seconds: (endTime - startTime) / 1000,
  }));
