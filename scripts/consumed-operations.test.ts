import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphSchema, operationProblems } from '@verandah/api';
import { declaredDocuments } from '@verandah/graph';
import { areaNames } from './areas.ts';

const root = join(import.meta.dirname, '..');

/** The modules of an area that declare operations, as its build finds them. */
const declaring = (area: string): string[] => {
  const folder = join(root, `mf-${area}/src`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path)).map((path) => join(folder, path))
    .filter((path) => /import\s*\{[^}]*\bdocument\b[^}]*\}\s*from\s*'@verandah\/graph'/.test(readFileSync(path, 'utf8')));
};

test.each(areaNames(root))('[REL-03, GQL-12] the graph API knows every operation that area %s declares', async (area) => {
  const files = declaring(area);
  const before = declaredDocuments().length;
  for (const file of files) await import(file);
  const declared = declaredDocuments().slice(before);
  expect(declared.length).toBeGreaterThanOrEqual(files.length);
  expect(operationProblems(graphSchema, declared)).toEqual([]);
}, 60_000);
