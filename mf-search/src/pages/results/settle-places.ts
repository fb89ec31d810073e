import { document, type Graph } from '@verandah/graph';
import { placeIdentifier } from '@verandah/market';

export const readPlace = document<{ location: { readonly slug: string } | null }, { identifier: string }>(
  'query SettlePlace($identifier: String!) { location(identifier: $identifier) { slug } }',
);

/** What became of the places of a search: their present slugs, and those that nobody knows. */
export interface SettledPlaces {
  readonly slugs: readonly string[];
  readonly unknown: readonly string[];
  readonly moved: boolean;
}

/**
 * Compares the requested locations with those that were found; only where they differ it requests one after the other.
 */
export async function settlePlaces(
  graph: Graph,
  asked: readonly string[],
  found: readonly { readonly slug: string }[],
): Promise<SettledPlaces> {
  const known = new Set(found.map(({ slug }) => slug));
  if (asked.every((slug) => known.has(slug))) return { slugs: asked, unknown: [], moved: false };
  const present = await Promise.all(
    asked.map(async (slug) =>
      known.has(slug)
        ? slug
        : ((await graph.read(readPlace, { identifier: placeIdentifier(slug) })).location?.slug ?? null),
    ),
  );
  return {
    slugs: present.map((slug, at) => slug ?? (asked[at] as string)),
    unknown: asked.filter((_, at) => present[at] === null),
    moved: present.some((slug, at) => slug !== null && slug !== asked[at]),
  };
}
