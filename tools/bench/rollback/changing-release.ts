import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { buildArea, sealRelease } from '@verandah/areas/build';
import type { Operations } from '@verandah/releases';

/**
 * Creates releases of one area that differ in a comment: the area is built once, and each release is a copy of that,
 * sealed with a version of its own.
 */
export interface ChangingRelease {
  /**
   * Publishes the next one.
   * @param code added to its server bundle
   * @returns its version
   */
  publish(operations: Operations, code?: string): Promise<string>;
  close(): Promise<void>;
}

/** @param place a working folder */
export async function changingRelease(folder: string, place: string): Promise<ChangingRelease> {
  const work = await mkdtemp(join(place, 'changing-'));
  const built = join(work, 'built');
  const { area, contentHash, server } = await buildArea({ folder, outDir: built });
  const { version: named } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const series = named.split('.').slice(0, 2).join('.');
  let count = 0;
  return {
    async publish(operations, code = '') {
      const copy = join(work, `release-${(count += 1)}`);
      const mark = `${count} ${Date.now()}`;
      await cp(built, copy, { recursive: true });
      await writeFile(join(copy, server), `${await readFile(join(copy, server), 'utf8')}\n// ${mark}\n${code}\n`);
      const description = join(copy, 'build.json');
      const changed = createHash('sha256')
        .update(contentHash + mark)
        .digest('hex');
      await writeFile(
        description,
        JSON.stringify({ ...(JSON.parse(await readFile(description, 'utf8')) as object), contentHash: changed }),
      );
      const { version } = await operations.plan(area, { contentHash: changed, series });
      await sealRelease(copy, version);
      await operations.accept(copy, { who: 'benchmark' });
      await rm(copy, { recursive: true });
      return version;
    },
    close: () => rm(work, { recursive: true, force: true }),
  };
}
