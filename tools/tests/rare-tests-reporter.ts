import { join, relative } from 'node:path';
import { rareTests } from './rare-tests.ts';

const root = join(import.meta.dirname, '../..');

// What Jest gives its reporters, as far as it is used here.
interface Settings {
  readonly testPathPatterns: { readonly patterns: readonly string[] };
}
interface Results {
  readonly testResults: readonly {
    readonly testFilePath: string;
    readonly numFailingTests: number;
    readonly numPassingTests: number;
    readonly numPendingTests: number;
    readonly testExecError?: object;
  }[];
}

/** Lists the rare tests that a run leaves out, and records those that pass. */
export default class RareTestsReporter {
  readonly #leftOut: readonly string[];

  constructor({ testPathPatterns: { patterns } }: Settings, { leftOut }: { readonly leftOut: readonly string[] }) {
    this.#leftOut = leftOut.filter(
      (file) => patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern).test(join(root, file))),
    );
  }

  onRunStart(): void {
    if (this.#leftOut.length > 0)
      console.error(
        `Left out, as unchanged since they passed here, or never run here (--full runs them): ${this.#leftOut.join(', ')}`,
      );
  }

  onRunComplete(_: unknown, { testResults }: Results): void {
    for (const { testFilePath, numFailingTests, numPassingTests, numPendingTests, testExecError } of testResults) {
      const rare = rareTests.find(({ file }) => file === relative(root, testFilePath));
      if (testExecError === undefined && numFailingTests + numPendingTests === 0 && numPassingTests > 0)
        rare?.inputs.record();
    }
  }
}
