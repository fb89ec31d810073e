import type { Chunk, Compilation, Module } from 'webpack';
import { fragmentFiles } from './file-groups.ts';

type ChunkGroup = Compilation['chunkGroups'][number];

/**
 * Styles of a deferred page and of every lazy view below it go into one file, which the page's release manifest names:
 * the server renders lazy views before their script is loaded, and no import list can omit a stylesheet. Styles of
 * several pages go into `common`.
 * @param common name of the files that every page has
 */
export const pageStyles = (common: string) =>
  ({
    type: 'css/mini-extract',
    chunks: 'all',
    enforce: true,
    name: (_module: Module, chunks: readonly Chunk[]): string => ownerOf(chunks, common),
  }) as const;

function ownerOf(chunks: readonly Chunk[], common: string): string {
  const owners = new Set(chunks.flatMap((chunk) => [...namedAbove(chunk)]));
  const [first = common, ...others] = owners;
  if (others.length === 0) return first;
  // Fragments are shown without the area's pages.
  return owners.has(fragmentFiles) ? 'shared' : common;
}

/** The nearest chunk groups with a name: pages and fragments have one, lazy views do not. */
function namedAbove(chunk: Chunk): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<ChunkGroup>();
  const visit = (group: ChunkGroup): void => {
    if (seen.has(group)) return;
    seen.add(group);
    if (group.name) names.add(group.name);
    else for (const parent of group.parentsIterable) visit(parent);
  };
  for (const group of chunk.groupsIterable) visit(group);
  return names;
}
