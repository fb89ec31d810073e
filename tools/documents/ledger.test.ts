import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerIds, titledIds, unknownIds } from './ledger.ts';

const root = join(import.meta.dirname, '../..');
const tests = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 27,
})
  .split('\0')
  .filter((path) => /\.(test|spec)\.tsx?$/.test(path));

test('every ID in a test title is a row of the ledger', () => {
  const ids = ledgerIds(root);
  expect(ids.size).toBeGreaterThan(150);
  expect(tests.length).toBeGreaterThan(20);
  expect(tests.flatMap((path) => unknownIds(path, readFileSync(join(root, path), 'utf8'), ids))).toEqual([]);
});

test('an ID without a row is rejected by name', () => {
  const source = ['test', "('[URL-04, NOPE-01] reads both forms', () => {})"].join('');
  expect(titledIds(source)).toEqual(['URL-04', 'NOPE-01']);
  expect(unknownIds('a.test.ts', source, new Set(['URL-04']))).toEqual([
    "a.test.ts: [NOPE-01] is not in docs/ledger.md. Use a row's ID, or add the row.",
  ]);
});
