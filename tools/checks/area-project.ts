import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the TypeScript projects of one area, by the rules of the whole: the area, its tests and what they import; then
 * its code for browsers without the types of Jest. Those of Node come with packages in the whole as well; lint closes
 * that gap.
 * @returns their paths
 */
export function writeAreaProjects(root: string, area: string): readonly string[] {
  const folder = join(root, '.cache/types');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, base: string, include: readonly string[], types?: readonly string[]): string => {
    const file = join(folder, `${name}.json`);
    // What has not changed since the last check is not checked again.
    const compilerOptions = { incremental: true, tsBuildInfoFile: `${name}.tsbuildinfo`, ...(types && { types }) };
    writeFileSync(file, JSON.stringify({ extends: `../../${base}`, compilerOptions, include }));
    return file;
  };
  const own = [`../../mf-${area}`, '../../shared/design/css.d.ts'];
  return [
    write(area, 'tsconfig.json', [...own, '../../tools/jest/page.ts']),
    write(`${area}-browser`, 'tools/checks/tsconfig.browser.json', own, ['node']),
  ];
}
