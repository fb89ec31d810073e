import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'verandah-native-tests-')));
afterAll(() => rmSync(folder, { recursive: true }));

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
  'changes-globals-1': '',
  'changes-globals-2': '',
};
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

test('a file that cannot be loaded, an unhandled error, a test without an end and a process that dies fail the run', () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.ts`), text || changes);
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
  const { status } = spawnSync(
    process.execPath,
    [jest, '--config', JSON.stringify(config), '--workerThreads=false', '-w', '2', '--json', `--outputFile=${report}`],
    { cwd: folder, encoding: 'utf8' },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: readonly { name: string; status: string; message: string }[];
  };
  const passed = testResults
    .filter((result) => result.status === 'passed')
    .map(({ name }) => name.slice(folder.length + 1));
  expect([status, testResults.length, passed.toSorted()]).toEqual([
    1,
    Object.keys(files).length,
    ['changes-globals-1.test.ts', 'changes-globals-2.test.ts'],
  ]);
});
