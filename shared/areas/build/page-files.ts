import type { StatsCompilation } from 'webpack';
import type { PageFiles } from '../manifest.ts';
import type { ServerArea } from '../server-area.ts';

/**
 * The scripts and styles that a page needs besides those of its area.
 * @param known files loaded by every page of the area
 * @throws {Error} when its view's chunk has no name: its size would not be measured, and browsers would discover it
 * late
 */
export function pageFiles(
  area: string,
  { page, routes, chunk }: ServerArea['chunks'][number],
  { namedChunkGroups }: Pick<StatsCompilation, 'namedChunkGroups'>,
  known: readonly string[],
): PageFiles {
  const assets = [chunk].flat().flatMap((one) => {
    const group = namedChunkGroups?.[one];
    if (!group)
      throw new Error(
        `mf-${area}: the view of page "${page}" comes later, so its import must name its chunk: import(/* webpackChunkName: "${one}" */ '…').`,
      );
    return group.assets ?? [];
  });
  const own = (kind: string): string[] => [
    ...new Set(assets.map(({ name }) => `web/${name}`).filter((path) => path.endsWith(kind) && !known.includes(path))),
  ];
  return { page, routes, scripts: own('.js'), styles: own('.css') };
}
