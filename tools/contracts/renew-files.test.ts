import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renewFiles, type GeneratedFile } from './renew-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'renew-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (path: string, input: string): GeneratedFile => ({
  path,
  inputs: () => [input],
  generate: () => Promise.resolve(`of ${input}`),
});
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('a file is generated where it is missing, was edited, or an input has changed', async () => {
  const files = [file('a/a.generated.ts', 'one'), file('b.generated.ts', 'two')];
  expect(await renewFiles(root, files)).toEqual(['a/a.generated.ts', 'b.generated.ts']);
  expect(read('a/a.generated.ts')).toBe('of one');
  expect(await renewFiles(root, files)).toEqual([]);
  writeFileSync(join(root, 'b.generated.ts'), 'edited');
  expect(await renewFiles(root, files)).toEqual(['b.generated.ts']);
  rmSync(join(root, 'a/a.generated.ts'));
  expect(await renewFiles(root, files)).toEqual(['a/a.generated.ts']);
  expect(await renewFiles(root, [file('b.generated.ts', 'three')])).toEqual(['b.generated.ts']);
  expect(read('b.generated.ts')).toBe('of three');
  // A process was stopped while it wrote.
  writeFileSync(join(root, '.cache/generated-files.json'), '{"a');
  expect(await renewFiles(root, files)).toEqual(['a/a.generated.ts', 'b.generated.ts']);
});

test('a file that cannot be generated is named with the reason and stays as it was; the others are generated', async () => {
  await renewFiles(root, [file('a.generated.ts', 'one')]);
  const broken: GeneratedFile = {
    ...file('a.generated.ts', 'two'),
    generate: () => Promise.reject(new Error('Places: Cannot query field "slugg"')),
  };
  await expect(renewFiles(root, [broken, file('b.generated.ts', 'two')])).rejects.toThrow(
    'a.generated.ts could not be generated: Places: Cannot query field "slugg"',
  );
  expect([read('a.generated.ts'), read('b.generated.ts')]).toEqual(['of one', 'of two']);
});
