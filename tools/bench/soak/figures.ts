import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '../processes/children.ts';
import { workersOf, type Reading } from './readings.ts';

/** Figures of a soak for sizing: memory of a host, its workers and the API at the end, and disk space of a release. */
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

/** Mean over the areas of the first release found of each. */
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
