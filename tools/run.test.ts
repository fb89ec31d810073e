import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verandah-run-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
const program = (path: string, lines: string): void => chmodSync(write(path, `#!/bin/sh\n${lines}\n`), 0o755);
const log = (): string[] => readFileSync(join(root, 'log'), 'utf8').trim().split('\n');

test('tools from npx are fetched once, and packages are installed when their definition has changed', () => {
  mkdirSync(join(root, 'tools'));
  mkdirSync(join(root, 'shared'));
  copyFileSync(join(import.meta.dirname, 'run.mjs'), join(root, 'tools/run.mjs'));
  write('releases/cli.ts', 'console.log(`ops ${process.argv.slice(2).join(" ")}`);');
  write('package.json', '{ "type": "module" }');
  write('pnpm-lock.yaml', 'one');
  // A machine with this Node and npm, but without pnpm.
  program('machine/npx', `echo npx >> '${join(root, 'log')}'; echo '${join(root, 'fetched')}'`);
  program('fetched/node', 'exit 1');
  program('fetched/pnpm', `echo pnpm "$1" >> '${join(root, 'log')}'`);
  const ops = (): string =>
    spawnSync(process.execPath, ['tools/run.mjs', 'ops', 'status'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: `${join(root, 'machine')}:/bin:/usr/bin` },
    }).stdout;

  expect(ops()).toBe('ops status\n');
  expect(log()).toEqual(['npx', 'pnpm install']);
  expect(ops()).toBe('ops status\n');
  expect(log()).toHaveLength(2);
  write('pnpm-lock.yaml', 'two');
  expect(ops()).toBe('ops status\n');
  expect(log()).toEqual(['npx', 'pnpm install', 'pnpm install']);
});
