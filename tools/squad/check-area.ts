import { buildSchema } from 'graphql';
import { isInRange } from '@verandah/areas/build';
import { operationProblems } from '@verandah/api';
import type { AreaBuild, Operations } from '@verandah/releases';
import { buildOnce } from './build-once.ts';

/**
 * Builds an area and compares its GraphQL operations and the ranges of shared packages with a site, as the release gate
 * does at publishing.
 * @param build the build of the area's folder
 * @returns one line a problem; empty when the site can serve the area
 * @throws {Error} when the area does not build
 */
export async function checkArea(
  folder: string,
  operations: Pick<Operations, 'contract'>,
  build: AreaBuild,
): Promise<string[]> {
  const { schema, shared } = await operations.contract();
  const built = await buildOnce(folder, build);
  return [
    ...Object.entries(built.shared).flatMap(([name, range]) => {
      const version = shared[name];
      return version !== undefined && isInRange(version, range)
        ? []
        : [`The area needs ${name} ${range}; the site shares ${version ?? 'none'}.`];
    }),
    ...operationProblems(buildSchema(schema), built.operations).map(
      ({ operation, message }) => `The API would reject operation ${operation}: ${message}`,
    ),
  ];
}
