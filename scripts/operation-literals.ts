import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An import of an area's `graphql`, with whatever else is imported beside it. */
const importsGraphql = /import\s*\{(?:[^{}]*[\s,])?graphql\b[^{}]*\}\s*from\s*'[./]+\/graphql\.ts'/;

/** The modules of an area's source that declare operations, in a fixed order. */
export const declaringFiles = (source: string): readonly string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => join(source, path))
    .toSorted()
    .filter((path) => importsGraphql.test(readFileSync(path, 'utf8')));

/** Texts of the operations that a module declares, as they are written. */
const literalsOf = (module: string): readonly string[] =>
  [...module.matchAll(/\bgraphql\(\s*(`|')([^`']+)\1/g)].map(([, , text]) => text as string);

/** The text of an operation as a module declares it, without the fragments that it spreads; undefined: elsewhere. */
export const literalOf = (
  module: string,
  { kind, name }: { readonly kind: string; readonly name: string },
): string | undefined => literalsOf(module).find((text) => new RegExp(`^\\s*${kind} ${name}\\b`).test(text));
