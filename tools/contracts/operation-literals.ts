import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaresOperations } from '@verandah/areas/build';

/** The modules of an area's source that declare operations, in a fixed order. */
export const declaringFiles = (source: string): readonly string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => join(source, path))
    .toSorted()
    .filter((path) => declaresOperations(readFileSync(path, 'utf8')));

/** Texts of the operations that a module declares, as they are written. */
const literalsOf = (module: string): readonly string[] =>
  [...module.matchAll(/\bgraphql\(\s*(`|')([^`']+)\1/g)].map(([, , text]) => text as string);

/** The text of an operation as a module declares it, without the fragments that it spreads; undefined: elsewhere. */
export const literalOf = (
  module: string,
  { kind, name }: { readonly kind: string; readonly name: string },
): string | undefined => literalsOf(module).find((text) => new RegExp(`^\\s*${kind} ${name}\\b`).test(text));
