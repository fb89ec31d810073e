import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltArea } from '@verandah/areas/build';
import type { AreaBuild } from '@verandah/releases';

/** Builds an area for its description; its files are removed. @throws {Error} when it does not build */
export async function buildOnce(folder: string, build: AreaBuild): Promise<BuiltArea> {
  const outDir = await mkdtemp(join(tmpdir(), 'verandah-build-'));
  try {
    return (await build.buildArea({ folder, outDir })) as BuiltArea;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
