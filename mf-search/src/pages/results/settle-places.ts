import type { Graph } from '@verandah/graph';
import { placeIdentifier } from '@verandah/market';
import { graphql } from '../../graphql.ts';

export const readPlace = graphql(
  `query SettlePlace($identifier: String!) { location(identifier: $identifier) { slug } }`,
);

/** The locations of a search: their present slugs, and those that were not found. */
export interface SettledPlaces {
  readonly slugs: readonly string[];
  readonly unknown: readonly string[];
  readonly moved: boolean;
}

/**
 * Compares the requested locations with those found. Only if they differ it requests the missing ones, one query each.
 */
export async function settlePlaces(
  graph: Graph,
  requested: readonly string[],
  found: readonly { readonly slug: string }[],
): Promise<SettledPlaces> {
  const foundSlugs = new Set(found.map(({ slug }) => slug));
  if (requested.every((slug) => foundSlugs.has(slug))) return { slugs: requested, unknown: [], moved: false };
  const present = await Promise.all(
    requested.map(async (slug) =>
      foundSlugs.has(slug)
        ? slug
        : ((await graph.read(readPlace, { identifier: placeIdentifier(slug) })).location?.slug ?? null),
    ),
  );
  return {
    slugs: present.map((slug, at) => slug ?? (requested[at] as string)),
    unknown: requested.filter((_, at) => present[at] === null),
    moved: present.some((slug, at) => slug !== null && slug !== requested[at]),
  };
}
