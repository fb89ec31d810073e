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
/** Installs a package of the root, and notes how it was called. */
const pnpm = (): string =>
  `[ $1 = install ] || exit 0; mkdir -p node_modules/@verandah/api; echo pnpm $* >> '${join(root, 'log')}'`;
const install = 'pnpm install --frozen-lockfile --reporter=append-only';

test('tools from npx are fetched once, and packages are installed when their definition has changed', () => {
  mkdirSync(join(root, 'tools'));
  mkdirSync(join(root, 'shared'));
  copyFileSync(join(import.meta.dirname, 'run.mjs'), join(root, 'tools/run.mjs'));
  write('releases/cli.ts', 'console.log(`ops ${process.argv.slice(2).join(" ")}`);');
  write('package.json', '{ "type": "module" }');
  write('pnpm-lock.yaml', 'one');
  // A machine with this Node and npm, but without pnpm.
  program('machine/npx', `echo npx $2 >> '${join(root, 'log')}'; echo '${join(root, 'fetched')}'`);
  program('fetched/node', 'exit 1');
  program('fetched/pnpm', pnpm());
  const ops = (): string =>
    spawnSync(process.execPath, ['tools/run.mjs', 'ops', 'status'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: `${join(root, 'machine')}:/bin:/usr/bin` },
    }).stdout;

  expect(ops()).toBe('ops status\n');
  expect(log()).toEqual(['npx --include=optional', install]);
  expect(ops()).toBe('ops status\n');
  expect(log()).toHaveLength(2);
  write('pnpm-lock.yaml', 'two');
  expect(ops()).toBe('ops status\n');
  expect(log()).toEqual(['npx --include=optional', install, install]);
});

test('[REL-163] npm install installs, --omit=optional without PostgreSQL, and so it stays until the next npm install', () => {
  for (const file of ['package.json', 'tools/run.mjs'])
    write(file, readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
  for (const folder of ['shared', 'node_modules']) mkdirSync(join(root, folder));
  write('releases/cli.ts', '');
  program('machine/pnpm', pnpm());
  const npm = (...args: readonly string[]): void => {
    const { status, stderr } = spawnSync('npm', [...args, '--offline'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: `${join(root, 'machine')}:${dirname(process.execPath)}:${process.env['PATH']}`, HOME: root },
    });
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('npm error')]);
  };
  const without = `${install} --filter=!@verandah/postgresql`;
  npm('install', '--omit=optional');
  npm('run', 'ops');
  expect(log()).toEqual([without]);
  write('pnpm-lock.yaml', 'another');
  npm('run', 'ops');
  expect(log()).toEqual([without, without]);
  npm('install');
  npm('run', 'ops');
  expect(log()).toEqual([without, without, install]);
});
