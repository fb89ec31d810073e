import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AreaBuild, Operations } from '@verandah/releases';
import { buildSchema } from 'graphql';
import { graphTypes } from '../contracts/graph-types.ts';
import { declaringFiles, literalOf } from '../contracts/operation-literals.ts';
import { buildOnce } from './build-once.ts';

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
  const { schema } = await operations.contract();
  const built = await buildOnce(folder, build);
  const documents = declaringFiles(source).flatMap((path) => {
    const module = readFileSync(path, 'utf8');
    return built.operations.flatMap((operation) => {
      const literal = literalOf(module, operation);
      return literal === undefined ? [] : [{ ...operation, file: relative(source, path), source: literal }];
    });
  });
  return graphTypes(buildSchema(schema), documents, 'npx verandah types');
}
