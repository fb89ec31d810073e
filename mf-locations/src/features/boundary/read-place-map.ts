import type { Graph } from '@verandah/graph';
import type { MapBoundary, MapSpot } from '@verandah/map';
import { graphql } from '../../graphql.ts';
import { Memo } from '../memo/memo.ts';

/** What the map of a suburb shows. */
export interface PlaceMap {
  readonly boundary: MapBoundary;
  /** Those with the most homes first; ids are slugs. */
  readonly streets: readonly MapSpot[];
}

export const placeMapDocument = graphql(`
  query LocationMap($slug: String!) {
    location(identifier: $slug) { boundary { approximate geoJson } }
    locationIndex(type: street, identifier: $slug, sortOrder: popular,
      take: 40) { results { street { name slug bounds } } }
  }`);

/** Maps loaded in this visit, by location id. */
export const cachedMaps = new Memo<PlaceMap>();

/**
 * Loads the full boundary of a suburb and the streets that have homes, each in the middle of them.
 * @throws {GraphError} and an Error where the suburb no longer has a boundary
 */
export async function readPlaceMap(graph: Graph, slug: string): Promise<PlaceMap> {
  const { location, locationIndex } = await graph.read(placeMapDocument, { slug });
  if (!location?.boundary) throw new Error(`${slug} has no boundary.`);
  return {
    boundary: location.boundary,
    streets: (locationIndex?.results ?? []).flatMap(({ street }): MapSpot[] => {
      if (!street?.bounds) return [];
      const [south = 0, west = 0, north = 0, east = 0] = street.bounds;
      return [{ id: street.slug, at: [(west + east) / 2, (south + north) / 2], text: street.name }];
    }),
  };
}
