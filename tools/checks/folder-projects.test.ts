import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFolderProjects } from './folder-projects.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-projects-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('[REL-49] an area is type checked with its tests and without other areas, then its browser code without those of Jest', () => {
  mkdirSync(join(folder, 'tools/checks'), { recursive: true });
  for (const file of ['tsconfig.json', 'tools/checks/tsconfig.browser.json'])
    copyFileSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const area of ['here', 'there']) {
    mkdirSync(join(folder, `mf-${area}/src`), { recursive: true });
    writeFileSync(join(folder, `mf-${area}/src/view.ts`), 'export const count: number = 1;\n');
    writeFileSync(join(folder, `mf-${area}/src/view.test.ts`), `export const text: string = 1;\n`);
  }
  writeFileSync(join(folder, 'mf-here/src/size.ts'), 'export const size = jest.now();\n');
  const check = (folders: readonly string[] = ['mf-here']) =>
    writeFolderProjects(folder, folders).map((project) => {
      const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
        cwd: folder,
        encoding: 'utf8',
      });
      return stdout;
    });
  const [whole = '', browser = ''] = check();
  expect(whole).toMatch(/^mf-here\/src\/view\.test\.ts\(1,\d+\): error TS2322/);
  expect(browser).toMatch(/^mf-here\/src\/size\.ts\(1,\d+\): error TS2\d+: Cannot find name 'jest'/);
  for (const printed of [whole, browser]) expect(printed).not.toContain('mf-there');
  expect(whole).not.toContain('size.ts');
  expect(browser).not.toContain('view.test.ts');

  // What was found before is found again, and gone once it is mended.
  const [again] = check();
  expect(again).toBe(whole);
  writeFileSync(join(folder, 'mf-here/src/view.test.ts'), `export const text: string = '1';\n`);
  expect(check()[0]).toBe('');

  // Of the API nothing runs in browsers.
  mkdirSync(join(folder, 'api/pages'), { recursive: true });
  writeFileSync(join(folder, 'api/pages/title.ts'), 'export const title: string = 1;\n');
  expect(check(['api/pages'])).toEqual([expect.stringMatching(/^api\/pages\/title\.ts\(1,\d+\): error TS2322/)]);
});
