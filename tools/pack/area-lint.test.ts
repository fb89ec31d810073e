import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintSettings } from '../new-area/write-repository.ts';
import { areaLint } from './area-lint.ts';

const root = join(import.meta.dirname, '../..');

test('[REL-138] a repository of an area has the platform’s lint rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'area-lint-'));
  try {
    const installed = join(folder, 'node_modules/@verandah/cli');
    mkdirSync(installed, { recursive: true });
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(installed, 'oxlint.json'), JSON.stringify(areaLint(root)));
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...lintSettings, options: { denyWarnings: true } }));
    const problemsOf = (text: string): string => {
      writeFileSync(join(folder, 'src/page.ts'), text);
      const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix'], {
        cwd: folder,
        encoding: 'utf8',
      });
      return stdout;
    };
    expect(problemsOf('export const price = (text: string): number => Number(text);\n')).not.toContain('page.ts');
    expect(problemsOf('export const read = (text: any) => text;\n')).toContain('no-explicit-any');
    expect(problemsOf('export const place = process.cwd();\n')).toContain("Node's globals are not there");
    expect(
      problemsOf('import { matchRoute } from "@verandah/areas/address";\nexport default matchRoute;\n'),
    ).not.toContain('page.ts');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
