import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writableFolder } from './writable-folder.ts';

test("a data folder that can't be created is rejected in one line that names the variable", () => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => writableFolder(join(file, 'data'))).toThrow(
    /^Can't write to the data folder .*Choose another one with DATA_DIR\.$/,
  );
  expect(() => writableFolder(join(folder, 'data'))).not.toThrow();
  rmSync(folder, { recursive: true });
});
