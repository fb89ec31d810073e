import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceMark } from './source-mark.ts';

test("the hash of the shell's source changes with a file or a dependency, and with nothing else", () => {
  const root = mkdtempSync(join(tmpdir(), 'verandah-'));
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  mkdirSync(join(root, 'host/node_modules'), { recursive: true });
  mkdirSync(join(root, 'shared'));
  write('pnpm-lock.yaml', 'one');
  write('host/shell.tsx', 'one');
  const first = sourceMark(root);
  write('host/node_modules/other.ts', 'two');
  expect(sourceMark(root)).toBe(first);
  write('host/shell.tsx', 'two');
  const second = sourceMark(root);
  expect(second).not.toBe(first);
  write('pnpm-lock.yaml', 'two');
  expect(sourceMark(root)).not.toBe(second);
  rmSync(root, { recursive: true });
});
