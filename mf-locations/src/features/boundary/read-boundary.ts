import { document, type Graph } from '@verandah/graph';
import { Memo } from '../memo/memo.ts';

/** The edge of a suburb: GeoJSON text, Polygon or MultiPolygon, WGS 84. */
export interface Boundary {
  readonly approximate: boolean;
  readonly geoJson: string;
}

export const boundaryDocument = document<{ location: { boundary: Boundary | null } | null }, { slug: string }>(`
  query LocationBoundary($slug: String!) { location(identifier: $slug) { boundary { approximate geoJson } } }`);

/** Boundaries that this visit has fetched, by the location's id. */
export const cachedBoundaries = new Memo<Boundary | null>();

/** The whole boundary of a suburb; null where there is none. @throws {GraphError} */
export const readBoundary = async (graph: Graph, slug: string): Promise<Boundary | null> =>
  (await graph.read(boundaryDocument, { slug })).location?.boundary ?? null;
