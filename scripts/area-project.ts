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
  const write = (name: string, project: object): string => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(project));
    return file;
  };
  const own = [`../../mf-${area}`, '../../shared/design/css.d.ts'];
  return [
    write(area, { extends: '../../tsconfig.json', include: [...own, '../../scripts/jest-page.ts'] }),
    write(`${area}-browser`, {
      extends: '../../tsconfig.browser.json',
      compilerOptions: { types: ['node'] },
      include: own,
    }),
  ];
}
