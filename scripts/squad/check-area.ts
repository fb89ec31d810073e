import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { isInRange, type BuiltArea } from '@verandah/areas/build';
import { operationProblems } from '@verandah/api';
import type { AreaBuild, Operations } from '@verandah/releases';

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
  const outDir = await mkdtemp(join(tmpdir(), 'verandah-check-'));
  try {
    const { schema, shared } = await operations.contract();
    const built = (await build.buildArea({ folder, outDir })) as BuiltArea;
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
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
