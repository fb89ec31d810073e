import type { Graph } from '@verandah/graph';
import { Memo } from '../memo/memo.ts';
import { graphql, type LocationBoundaryQuery } from '../../graphql.ts';

/** The boundary of a suburb: GeoJSON text, Polygon or MultiPolygon, WGS 84. */
export type Boundary = NonNullable<NonNullable<LocationBoundaryQuery['location']>['boundary']>;

export const boundaryDocument = graphql(`
  query LocationBoundary($slug: String!) { location(identifier: $slug) { boundary { approximate geoJson } } }`);

/** Boundaries loaded in this visit, by location id. */
export const cachedBoundaries = new Memo<Boundary | null>();

/**
 * Loads the full boundary of a suburb; null if it has none.
 * @throws {GraphError}
 */
export const readBoundary = async (graph: Graph, slug: string): Promise<Boundary | null> =>
  (await graph.read(boundaryDocument, { slug })).location?.boundary ?? null;
