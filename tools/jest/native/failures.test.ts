import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const changes = `
test('a', () => {
  expect([process.env['LEFT_BEHIND'], process.cwd() === ${JSON.stringify(tmpdir())}, Math.random() === 4, fetch === RegExp]).toEqual([undefined, false, false, false]);
  expect(Date.now()).toBeGreaterThan(Date.parse('2001-01-01'));
  process.env['LEFT_BEHIND'] = 'yes';
  globalThis.fetch = RegExp;
  process.chdir(${JSON.stringify(tmpdir())});
  jest.spyOn(Math, 'random').mockReturnValue(4);
  jest.useFakeTimers({ now: 1 });
});`;

const files = {
  'not-found': `import './nothing.ts';\ntest('a', () => undefined);`,
  'throws-at-load': `test('a', () => undefined);\nthrow new Error('at load');`,
  'rejects-unheard': `test('a', async () => { void Promise.reject(new Error('unheard')); await new Promise((done) => { setTimeout(done, 20); }); });`,
  'throws-later': `test('a', async () => { setTimeout(() => { throw new Error('later'); }, 1); await new Promise((done) => { setTimeout(done, 20); }); });`,
  'before-fails': `beforeAll(() => { throw new Error('before'); });\ntest('a', () => undefined);`,
  'after-fails': `afterAll(() => { throw new Error('after'); });\ntest('a', () => undefined);`,
  'never-ends': `jest.setTimeout(100);\ntest('a', () => new Promise(() => undefined));`,
  'ends-its-process': `test('a', () => process.exit(0));`,
  'is-killed': `test('a', () => process.kill(process.pid, 'SIGKILL'));`,
  // Each leaves its changes behind in the process that both run in.
  'changes-globals-1': changes,
  'changes-globals-2': changes,
};

interface Run {
  readonly status: number | null;
  readonly printed: string;
  /** Names of the files that passed. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** Runs test files as native tests, in processes of their own. */
function runFiles(texts: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}): Run {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'verandah-native-tests-')));
  try {
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.test.ts`), text);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const config = {
      rootDir: folder,
      transform: {},
      runtime: join(import.meta.dirname, 'runtime.ts'),
      testEnvironment: join(import.meta.dirname, 'environment.ts'),
      testMatch: ['**/*.test.ts'],
    };
    const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');
    const report = join(folder, 'report.json');
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        ...[jest, '--config', JSON.stringify(config), '--workerThreads=false', '-w', '2'],
        ...['--json', `--outputFile=${report}`],
      ],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } },
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: readonly { readonly name: string; readonly status: string }[];
    };
    const names = (is: string): readonly string[] =>
      testResults
        .filter((result) => result.status === is)
        .map(({ name }) => basename(name, '.test.ts'))
        .toSorted();
    return { status, printed: stderr, passed: names('passed'), failed: names('failed') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a file that cannot be loaded, an unhandled error, a test without an end and a process that dies fail the run', () => {
  const { status, passed, failed } = runFiles(files);
  const leavesNothing = ['changes-globals-1', 'changes-globals-2'];
  expect([status, passed]).toEqual([1, leavesNothing]);
  expect(failed).toEqual(
    Object.keys(files)
      .filter((name) => !leavesNothing.includes(name))
      .toSorted(),
  );
});

test('a file that never lets its process run anything else fails the run, which names the place and goes on', () => {
  const { status, printed, passed, failed } = runFiles(
    {
      // No limit of a test can end it: timers have no turn.
      'never-rests': `test('a', async () => { await reads(); });\nasync function reads() {\n  for (;;) await undefined;\n}`,
      'never-waits': `test('a', () => {\n  for (;;);\n});`,
      passes: `test('a', () => undefined);`,
    },
    { TEST_FILE_LIMIT_MS: '3000' },
  );
  expect([status, passed, failed]).toEqual([1, ['passes'], ['never-rests', 'never-waits']]);
  expect(printed).toMatch(
    /never-rests\.test\.ts has not ended within 3 s: .+\n    at reads \(file:.+never-rests\.test\.ts/,
  );
  expect(printed).toMatch(/never-waits\.test\.ts has not ended within 3 s: .+\n    at .+never-waits\.test\.ts.*:2\)/);
});
