import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaBuild, Operations } from '@verandah/releases';
import { buildSchema } from 'graphql';
import { declaredOperations } from '../contracts/declared-operations.ts';
import { graphTypes } from '../contracts/graph-types.ts';
import { buildOnce } from './build-once.ts';

/** `src/graphql.ts` of every area. */
export const declaringModule = `import { document, type DeclareDocument } from '@verandah/graph';
import type { Documents } from './graphql.generated.ts';

export type * from './graphql.generated.ts';

/** Declares an operation of this area: its types follow from its text. Unknown text: run \`npm run types\`. */
export const graphql = document as DeclareDocument<Documents>;
`;

/**
 * Writes an area's `src/graphql.generated.ts`, by the schema of a site. The area is built for it, so that its
 * operations are those of a release; operations of the platform's packages have their types already. A `src/graphql.ts`
 * that was generated whole, as by older versions, is replaced.
 * @param build the build of the area's folder
 * @returns the paths of the files that were written, from the folder
 * @throws {Error} when the area does not build, or an operation does not fit the schema
 */
export async function writeAreaTypes(
  folder: string,
  operations: Pick<Operations, 'contract'>,
  build: AreaBuild,
): Promise<readonly string[]> {
  const { schema } = await operations.contract();
  const built = await buildOnce(folder, build);
  const released = declaredOperations(join(folder, 'src')).flatMap((declared) => {
    const same = built.operations.find(({ kind, name }) => kind === declared.kind && name === declared.name);
    return same === undefined ? [] : [{ ...declared, text: same.text }];
  });
  const files = { 'src/graphql.generated.ts': await graphTypes(buildSchema(schema), released) };
  const isOlder = !readFileSync(join(folder, 'src/graphql.ts'), 'utf8').includes('./graphql.generated.ts');
  const written = Object.entries({ ...files, ...(isOlder && { 'src/graphql.ts': declaringModule }) });
  for (const [file, text] of written) writeFileSync(join(folder, file), text);
  return written.map(([file]) => file);
}
