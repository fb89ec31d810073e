import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workFolder } from './site.ts';

/**
 * Copies an area's source, like a squad's own checkout.
 * @returns the new folder
 */
export function copyArea(area: string, name = `mf-${area}`): string {
  const folder = join(workFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, `mf-${area}`), folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  symlinkSync(join(root, `mf-${area}`, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

/** @throws {Error} when the edit changes nothing */
export function editFile(folder: string, file: string, edit: (source: string) => string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`The edit of ${file} changes nothing: has the file moved on?`);
  writeFileSync(path, after);
}
