import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Checkout } from '../checkout.ts';
import { PassedInputs } from './passed-inputs.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A checkout with one commit. */
function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), 'verandah-inputs-'));
  made.push(root);
  mkdirSync(join(root, 'host'));
  writeFileSync(join(root, 'host/serve.ts'), 'one');
  writeFileSync(join(root, 'host/serve.test.ts'), 'one');
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'one');
  writeFileSync(join(root, '.gitignore'), '.cache\n');
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'one'],
  ])
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root });
  return root;
}
/** As a process of its own sees them. */
const hostOf = (root: string): PassedInputs => new PassedInputs('host', ['host'], root, new Checkout(root));

test('a rare test runs where it never passed once its inputs differ from what is committed', () => {
  expect(hostOf(checkout()).haveChanged).toBe(false);
  const edited = checkout();
  writeFileSync(join(edited, 'host/serve.ts'), 'two');
  expect(hostOf(edited).haveChanged).toBe(true);
  const extended = checkout();
  writeFileSync(join(extended, 'host/more.ts'), 'one');
  expect(hostOf(extended).haveChanged).toBe(true);
  const migrated = checkout();
  writeFileSync(join(migrated, 'host/table.sql'), 'one');
  expect(hostOf(migrated).haveChanged).toBe(true);
  const upgraded = checkout();
  writeFileSync(join(upgraded, 'pnpm-lock.yaml'), 'two');
  expect(hostOf(upgraded).haveChanged).toBe(true);
  const elsewhere = checkout();
  writeFileSync(join(elsewhere, 'host/serve.test.ts'), 'two');
  mkdirSync(join(elsewhere, 'hosting'));
  writeFileSync(join(elsewhere, 'hosting/serve.ts'), 'one');
  expect(hostOf(elsewhere).haveChanged).toBe(false);
});

test('where it has passed, it runs once they differ from what it passed with', () => {
  const root = checkout();
  writeFileSync(join(root, 'host/serve.ts'), 'two');
  hostOf(root).record();
  expect(hostOf(root).haveChanged).toBe(false);
  writeFileSync(join(root, 'host/serve.ts'), 'three');
  expect(hostOf(root).haveChanged).toBe(true);
  rmSync(join(root, 'host/serve.ts'));
  hostOf(root).record();
  expect(hostOf(root).haveChanged).toBe(false);
  writeFileSync(join(root, 'host/more.ts'), 'one');
  expect(hostOf(root).haveChanged).toBe(true);
});

test('what changes while they run counts as not yet passed', () => {
  const root = checkout();
  hostOf(root).record();
  const before = hostOf(root);
  expect(before.haveChanged).toBe(false);
  writeFileSync(join(root, 'host/serve.ts'), 'two');
  before.record();
  expect(hostOf(root).haveChanged).toBe(true);
});

test('where there is no git, packages and caches are left out by their names', () => {
  const root = checkout();
  rmSync(join(root, '.git'), { recursive: true });
  hostOf(root).record();
  mkdirSync(join(root, 'host/node_modules/package'), { recursive: true });
  writeFileSync(join(root, 'host/node_modules/package/index.js'), 'one');
  expect(hostOf(root).haveChanged).toBe(false);
  writeFileSync(join(root, 'host/serve.ts'), 'two');
  expect(hostOf(root).haveChanged).toBe(true);
});

test('an input that is neither a file nor a folder is named', () => {
  const root = checkout();
  const inputs = new PassedInputs('host', ['host', 'host/serve.ts', 'hos', 'none.ts'], root, new Checkout(root));
  expect(inputs.missing).toEqual(['hos', 'none.ts']);
});
