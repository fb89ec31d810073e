import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Changes with the build's own source and with the lockfile: an old cache is then not used. */
export function cacheVersion(): string {
  const hash = createHash('sha256');
  for (const folder of [here, join(here, '../../../host/build')]) {
    for (const file of readdirSync(folder).filter((name) => /(?<!\.test)\.(ts|cjs)$/.test(name)).toSorted()) hash.update(readFileSync(join(folder, file)));
  }
  hash.update(readFileSync(join(here, '../../../pnpm-lock.yaml')));
  return hash.digest('hex');
}
