import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** An operation as a module of an area declares it: `graphql` with one literal text. */
export interface DeclaredOperation {
  /** Path of the module in the area's source. */
  readonly file: string;
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  /** Its text there, without the fragments that it spreads. */
  readonly source: string;
}

/** The modules below a folder, in a fixed order: no tests, and nothing generated. */
const modulesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.(?:test|generated))\.tsx?$/.test(path) && !path.includes('node_modules'))
    .toSorted()
    .map((path) => join(folder, path));

const operation = /\bgraphql\(\s*(?<quote>`|')(?<source>\s*(?<kind>query|mutation)\s+(?<name>\w+)[^`']*)\k<quote>/g;
const fragment = /\/\* GraphQL \*\/\s*`(?<text>\s*fragment\s+(?<name>\w+)\s[^`]+)`/g;

/** The operations that an area declares, found in its source. */
export const declaredOperations = (source: string): readonly DeclaredOperation[] =>
  modulesIn(source).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(operation)].map(({ groups }) => ({
      file: relative(source, path),
      kind: groups?.['kind'] as DeclaredOperation['kind'],
      name: groups?.['name'] as string,
      source: groups?.['source'] as string,
    })),
  );

/** Texts of the fragments that the modules below a folder declare, by name. */
const fragmentsIn = (folder: string): readonly (readonly [name: string, text: string])[] =>
  modulesIn(folder).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(fragment)].map(
      ({ groups }) => [groups?.['name'] as string, groups?.['text'] as string] as const,
    ),
  );

/**
 * The operations that an area declares, each with the fragments that it spreads after its text.
 * @param fragmentFolders where fragments are declared, besides the area's source
 * @throws {Error} when an operation spreads a fragment that is declared nowhere
 */
export function completeOperations(
  source: string,
  fragmentFolders: readonly string[],
): readonly (DeclaredOperation & { readonly text: string })[] {
  const fragments = new Map([source, ...fragmentFolders].flatMap(fragmentsIn));
  return declaredOperations(source).map((declared) => {
    const texts = new Set([declared.source]);
    // A set goes through what is added meanwhile: the fragments of fragments.
    for (const text of texts)
      for (const [, name = ''] of text.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
        const spread = fragments.get(name);
        if (spread === undefined)
          throw new Error(
            `${declared.file}: ${declared.name} spreads ${name}, which is declared nowhere. Declare it as /* GraphQL */ \`fragment ${name} on …\`.`,
          );
        texts.add(spread);
      }
    return { ...declared, text: [...texts].join('\n') };
  });
}
