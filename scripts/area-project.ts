import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a TypeScript project of one area, which checks the area, its tests and what they import, by the rules of the
 * whole.
 * @returns its path
 */
export function writeAreaProject(root: string, area: string): string {
  const folder = join(root, '.cache/types');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${area}.json`);
  writeFileSync(
    file,
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: [`../../mf-${area}`, '../../shared/design/css.d.ts', '../../scripts/jest-page.ts'],
    }),
  );
  return file;
}
