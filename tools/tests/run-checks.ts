import { runProgram } from './run-program.ts';
import type { Check } from './static-checks.ts';

/** Runs all checks, each to its end; the process fails when one of them does. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  for (const check of checks) if (!(await runProgram(check))) process.exitCode = 1;
}
