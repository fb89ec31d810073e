import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from './worker-memory.ts';
import { workersOf, type Reading } from './readings.ts';

/**
 * What sizing takes of a soak: what a host, its workers and the service hold of the machine at the end, and what a
 * release takes on the disk.
 */
export function figuresOf(
  minutes: number,
  pageCacheMb: number,
  host: { readonly name: string; readonly pid: number },
  last: Reading,
  dataDir: string,
): object {
  const resident = (name: string): number => last.held[name]?.resident ?? 0;
  return {
    minutes,
    pageCacheMb,
    workers: childrenOf(host.pid).length,
    hostBytes: resident(host.name),
    workersBytes: resident(workersOf(host.name)),
    serviceBytes: resident('API'),
    releaseBytes: releaseBytes(join(dataDir, 'releases')),
  };
}

/** Mean of the areas, of each the first release that is there. */
function releaseBytes(folder: string): number {
  const sizes = readdirSync(folder)
    .flatMap(
      (area) =>
        readdirSync(join(folder, area))
          .map((version) => join(folder, area, version))
          .find((path) => statSync(path).isDirectory()) ?? [],
    )
    .map((release) =>
      readdirSync(release, { recursive: true, withFileTypes: true }).reduce(
        (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
        0,
      ),
    );
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
