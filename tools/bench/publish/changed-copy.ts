import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies an area's source with one number of its contract changed: a new release.
 * @returns the copy's folder
 */
export function changedCopy(root: string, area: string, place: string, change: number): string {
  const from = join(root, `mf-${area}`);
  const folder = join(place, `mf-${area}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(from, folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  symlinkSync(realpathSync(join(from, 'node_modules')), join(folder, 'node_modules'), 'dir');
  const file = join(folder, 'area.ts');
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(
    /(firstPageScript: )([\d_]+)/,
    (_, name: string, bytes: string) => `${name}${Number(bytes.replaceAll('_', '')) + change}`,
  );
  if (changed === source) throw new Error(`${file} names no budget that could be changed.`);
  writeFileSync(file, changed);
  return folder;
}
