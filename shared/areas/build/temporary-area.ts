import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Source of an area for a test. */
export interface TemporaryArea {
  readonly folder: string;
  /** Writes a file below the folder. */
  write(file: string, text: string): void;
}

const shared = join(import.meta.dirname, '../..');

/**
 * Writes an area beside nothing of the platform: its packages are installed. A test writes its page, `src/page.tsx`,
 * which exports `page`, and removes the folder.
 */
export function temporaryArea(name: string): TemporaryArea {
  const folder = mkdtempSync(join(tmpdir(), `area-${name}-`));
  const write = (file: string, text: string): void => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  mkdirSync(join(folder, 'node_modules/@verandah'), { recursive: true });
  for (const each of ['areas', 'kit']) symlinkSync(join(shared, each), join(folder, 'node_modules/@verandah', each));
  for (const each of ['react', 'react-dom'])
    symlinkSync(realpathSync(join(shared, 'areas/node_modules', each)), join(folder, 'node_modules', each));
  write('package.json', JSON.stringify({ version: '1.0.0', verandah: { area: name } }));
  write(
    'area.ts',
    `export const area = { name: '${name}', class: 'primary', squad: '${name}', routes: ['/${name}'], navigation: [], topics: { publishes: [], follows: [] }, budgets: { firstPageScript: 30_000 }, healthPath: '/${name}' } as const;`,
  );
  write('src/pages.ts', `import { page } from './page.tsx';\nexport const pages = [page];`);
  return { folder, write };
}
