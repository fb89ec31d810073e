import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { declaredDocuments, type AnyDocument } from '@verandah/graph';
import { declaringFiles, literalOf } from './operation-literals.ts';

/** An operation of an area, with the path in the area's `src` that declares it. */
export interface AreaDocument extends AnyDocument {
  readonly file: string;
  /** Its text in that file, without the fragments that it spreads. */
  readonly source: string;
}

const isDocument = (value: unknown): value is AnyDocument => declaredDocuments().some((document) => document === value);

/**
 * Every operation that an area declares, as its build finds them. For tests: the modules import styles and JSX.
 * @throws {Error} when a module declares an operation but does not export it, or not with one literal
 */
export const areaDocuments = (root: string, area: string): Promise<readonly AreaDocument[]> =>
  documentsBelow(join(root, `mf-${area}/src`));

/** The same of a folder with an area's source. */
export async function documentsBelow(source: string): Promise<readonly AreaDocument[]> {
  const found: AreaDocument[] = [];
  for (const path of declaringFiles(source)) {
    const text = readFileSync(path, 'utf8');
    const before = declaredDocuments().length;
    const module = (await import(path)) as Readonly<Record<string, unknown>>;
    const own = new Set(declaredDocuments().slice(before));
    for (const value of Object.values(module)) {
      if (!isDocument(value)) continue;
      own.delete(value);
      const literal = literalOf(text, value);
      if (literal === undefined)
        throw new Error(`${relative(source, path)} must declare ${value.name} with one literal text.`);
      found.push({ ...value, file: relative(source, path), source: literal });
    }
    const [hidden] = own;
    // A module may import others that declare operations; those are collected from their own file.
    if (hidden && text.includes(hidden.name))
      throw new Error(`${relative(source, path)} declares ${hidden.name} and doesn't export it.`);
  }
  return found;
}
