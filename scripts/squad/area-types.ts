import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { BuiltArea } from '@verandah/areas/build';
import type { AreaBuild, Operations } from '@verandah/releases';
import { buildSchema } from 'graphql';
import { graphTypes } from '../graph-types.ts';
import { declaringFiles, literalOf } from '../operation-literals.ts';

/**
 * The text of an area's `src/graphql.ts`, by the schema of a site. The area is built for it, so that its operations are
 * those of a release; operations of the platform's packages have their types already.
 * @param build the build of the area's folder
 * @throws {Error} when the area does not build, or an operation does not fit the schema
 */
export async function areaTypes(
  folder: string,
  operations: Pick<Operations, 'contract'>,
  build: AreaBuild,
): Promise<string> {
  const source = join(folder, 'src');
  const outDir = await mkdtemp(join(tmpdir(), 'verandah-types-'));
  try {
    const { schema } = await operations.contract();
    const built = (await build.buildArea({ folder, outDir })) as BuiltArea;
    const documents = declaringFiles(source).flatMap((path) =>
      built.operations.flatMap((operation) => {
        const literal = literalOf(readFileSync(path, 'utf8'), operation);
        return literal === undefined ? [] : [{ ...operation, file: relative(source, path), source: literal }];
      }),
    );
    return await graphTypes(buildSchema(schema), documents, 'npx verandah types');
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
