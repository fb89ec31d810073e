import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { declaresOperations } from '@verandah/areas/build';
import { declaredDocuments, type AnyDocument } from '@verandah/graph';

const isDocument = (value: unknown): value is AnyDocument => declaredDocuments().some((document) => document === value);

/** The modules of an area's source that declare operations, in a fixed order. */
const declaringFiles = (source: string): readonly string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => join(source, path))
    .toSorted()
    .filter((path) => declaresOperations(readFileSync(path, 'utf8')));

/**
 * Every operation that an area declares, as its build finds them. For tests: the modules import styles and JSX.
 * @throws {Error} when a module declares an operation but does not export it
 */
export const areaDocuments = (root: string, area: string): Promise<readonly AnyDocument[]> =>
  documentsBelow(join(root, `mf-${area}/src`));

/** The same of a folder with an area's source. */
export async function documentsBelow(source: string): Promise<readonly AnyDocument[]> {
  const found: AnyDocument[] = [];
  for (const path of declaringFiles(source)) {
    const before = declaredDocuments().length;
    const module = (await import(path)) as Readonly<Record<string, unknown>>;
    const own = new Set(declaredDocuments().slice(before));
    for (const value of Object.values(module).filter(isDocument)) {
      own.delete(value);
      found.push(value);
    }
    const [hidden] = own;
    // A module may import others that declare operations; those are collected from their own file.
    if (hidden && readFileSync(path, 'utf8').includes(hidden.name))
      throw new Error(`${relative(source, path)} declares ${hidden.name} and doesn't export it.`);
  }
  return found;
}
