import type { Graph } from '@verandah/graph';
import { readAround, readOverview, readWithin } from './queries.ts';
import type { Overview, PlacePage } from './data.ts';
import type { PlaceEntry } from '../../features/browse/place-entry.ts';

/** A location with all data of its page. */
export interface FetchedPlace {
  readonly overview: Overview;
  readonly agents: PlacePage['agents'];
  readonly streets: PlacePage['streets'];
  readonly regions: PlacePage['regions'];
  readonly suburbs: PlacePage['suburbs'];
}

/**
 * Fetches a location by its present or a former slug.
 * @returns null if it does not exist; after a failure the error if it has a stack, otherwise undefined (LOC-09)
 */
export async function fetchPlace(graph: Graph, slug: string): Promise<FetchedPlace | Error | null | undefined> {
  try {
    const agents = JSON.stringify({ location: slug, skip: 0, take: 6 });
    const [{ locationOverview: overview }, around] = await Promise.all([
      graph.read(readOverview, { slug }),
      graph.read(readAround, { slug, agents }).catch(() => null), // the page is shown without its surroundings
    ]);
    if (!overview) return null;
    const { type } = overview.location;
    // Those with nothing in the location come after the others, and are left out.
    const local = around?.agents.local ?? 0;
    const within = type === 'suburb' ? null : await graph.read(readWithin, { slug, regions: type === 'state' });
    return {
      overview,
      agents: { total: local, results: (around?.agents.results ?? []).slice(0, local) },
      streets:
        type === 'suburb' && around?.streets
          ? { total: around.streets.total, results: around.streets.results.flatMap(({ street }) => street ?? []) }
          : { total: 0, results: [] },
      regions: { total: within?.regions?.total ?? 0, results: toEntries(within?.regions) },
      suburbs: { total: within?.suburbs?.total ?? 0, results: toEntries(within?.suburbs) },
    };
  } catch (error) {
    return error instanceof Error && error.stack ? error : undefined;
  }
}

const toEntries = (
  list: { readonly results: readonly { readonly location: PlaceEntry | null }[] } | null | undefined,
): readonly PlaceEntry[] => (list?.results ?? []).flatMap(({ location }) => location ?? []);
