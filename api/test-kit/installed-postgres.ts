import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '../platform/database/local-server/binaries.ts';

/**
 * The oldest PostgreSQL (15 or later) that was installed on this machine beside the one that comes with the packages.
 * @internal for tests and benchmarks
 */
export function installedPostgres(): Binaries | undefined {
  const root = '/usr/lib/postgresql';
  const packaged = existsSync(root) ? readdirSync(root).map((name) => join(root, name, 'bin')) : [];
  const onPath = (process.env['PATH'] ?? '').split(':').filter(Boolean);
  const found = [...packaged, ...onPath]
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .flatMap((folder) => {
      const version =
        /(\d+)(\.\d+)?/.exec(spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout)?.[0] ??
        '0';
      return Number.parseFloat(version) >= 15 ? [{ folder, version }] : [];
    });
  return found.toSorted((a, b) => Number.parseFloat(a.version) - Number.parseFloat(b.version))[0];
}
