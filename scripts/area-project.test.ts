import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAreaProject } from './area-project.ts';

const root = join(import.meta.dirname, '..');

test('an area is type checked with its tests, and without other areas', () => {
  const folder = mkdtempSync(join(tmpdir(), 'area-project-'));
  copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const area of ['here', 'there']) {
    mkdirSync(join(folder, `mf-${area}/src`), { recursive: true });
    writeFileSync(join(folder, `mf-${area}/src/view.ts`), 'export const count: number = 1;\n');
    writeFileSync(join(folder, `mf-${area}/src/view.test.ts`), `export const text: string = 1;\n`);
  }
  const project = writeAreaProject(folder, 'here');
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^mf-here\/src\/view\.test\.ts\(1,\d+\): error TS2322/);
  expect(stdout).not.toContain('mf-there');
});
