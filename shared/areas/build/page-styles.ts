import type { Chunk, Compilation, Module } from 'webpack';
import { fragmentFiles } from './file-groups.ts';

type ChunkGroup = Compilation['chunkGroups'][number];

/**
 * Styles of a deferred page and of every lazy view below it are in one file, which the page's release manifest names:
 * the server draws what the script of comes later, and no list of imports can leave a stylesheet out. What several pages
 * need is in `common`.
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

/** The nearest groups with a name, which pages and fragments have and lazy views have not. */
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
