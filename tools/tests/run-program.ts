import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** Reports of the parts, as JSON. */
export const results = join(root, '.cache', 'test-results');

/** The script of a tool that the root has installed. */
export const binaryPath = (name: string, path: string): string => join(root, 'node_modules', name, path);

/** How many passed, failed and were skipped. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The count of something that is done once and either passes or fails. */
export const oneCount = (isGood: boolean): Count => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

export const sumCounts = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
});

/** How long a program that has written its report may take to end, in milliseconds. */
const toEnd = 60_000;

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The file in which the program writes a report as its last work. */
  readonly report?: string;
  /** Receives the output once the program has ended; absent: the output is shown as it comes. */
  readonly gather?: (output: string) => void;
}

/**
 * Whether a script ended well. One that has written its report and does not end is ended, which is a failure: a program
 * that a test started and left, for one, holds its output open.
 */
export function runProgram(args: readonly string[], { env, report, gather }: RunOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const output = gather === undefined ? 'inherit' : 'pipe';
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
    child.on(gather === undefined ? 'exit' : 'close', (status) => {
      clearInterval(waiting);
      gather?.(printed);
      resolve(status === 0);
    });
  });
}
