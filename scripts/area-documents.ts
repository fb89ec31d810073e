import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { declaredDocuments, type GraphDocument } from '@verandah/graph';

/** An operation of an area, with the path in the area's `src` that declares it. */
export interface AreaDocument extends GraphDocument<unknown, unknown> {
  readonly file: string;
  /** Name of its export. */
  readonly exported: string;
}

const isDocument = (value: unknown): value is GraphDocument<unknown, unknown> =>
  declaredDocuments().some((document) => document === value);

/**
 * Every operation that an area declares, as its build finds them. For tests: the modules import styles and JSX.
 * @throws {Error} when a module declares an operation but does not export it
 */
export async function areaDocuments(root: string, area: string): Promise<readonly AreaDocument[]> {
  const source = join(root, `mf-${area}/src`);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => join(source, path))
    .toSorted()
    .filter((path) =>
      /import\s*\{[^}]*\bdocument\b[^}]*\}\s*from\s*'@verandah\/graph'/.test(readFileSync(path, 'utf8')),
    );
  const found: AreaDocument[] = [];
  for (const path of files) {
    const before = declaredDocuments().length;
    const module = (await import(path)) as Readonly<Record<string, unknown>>;
    const own = new Set(declaredDocuments().slice(before));
    for (const [exported, value] of Object.entries(module)) {
      if (!isDocument(value)) continue;
      own.delete(value);
      found.push({ ...value, file: relative(source, path), exported });
    }
    const [hidden] = own;
    // A module may import others that declare operations; those are collected from their own file.
    if (hidden && readFileSync(path, 'utf8').includes(hidden.name))
      throw new Error(`mf-${area}/src/${relative(source, path)} declares ${hidden.name} and doesn't export it.`);
  }
  return found;
}
