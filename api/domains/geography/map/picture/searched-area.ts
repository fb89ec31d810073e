import type { MultiPolygon, Position } from 'geojson';
import type { Database } from '../../../../platform/database/public.ts';
import type { SearchRequest } from '../../../listings/public.ts';
import { localitiesById, placeBoundary, polygonsOf, type Outline } from '../../locations/public.ts';

/** Outline of the searched area, in degrees. */
export interface SearchedOutline {
  readonly kind: 'suburb' | 'approximate' | 'drawn' | 'near';
  readonly polygons: MultiPolygon['coordinates'];
}

/** The area of a search as a map shows it. */
export interface SearchedArea {
  readonly outlines: readonly SearchedOutline[];
  /** The searched suburbs. */
  readonly names: readonly { readonly name: string; readonly longitude: number; readonly latitude: number }[];
}

/** More suburbs than a picture has room for. */
const mostSuburbs = 20;

const closeRing = (points: readonly Position[]): Position[] => [...points, points[0] ?? []];

export async function searchedArea(database: Database, { area, near }: SearchRequest): Promise<SearchedArea> {
  const around: SearchedOutline[] = near
    ? [{ kind: 'near', polygons: [[closeRing(near.outline.points.map(pairOf))]] }]
    : [];
  switch (area.kind) {
    case 'places': {
      const ids = area.localityIds.slice(0, mostSuburbs);
      const [names, boundaries] = await Promise.all([
        localitiesById(database, ids),
        Promise.all(ids.map((id) => placeBoundary(database, id))),
      ]);
      const outlines = boundaries
        .filter((boundary) => boundary !== null)
        .map(({ approximate, geoJson }) => ({
          kind: approximate ? ('approximate' as const) : ('suburb' as const),
          polygons: polygonsOf(JSON.parse(geoJson) as Outline),
        }));
      return { outlines: [...outlines, ...around], names };
    }
    case 'box': {
      const { west, south, east, north } = area;
      const corners = [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ];
      return { outlines: [{ kind: 'drawn', polygons: [[closeRing(corners)]] }, ...around], names: [] };
    }
    case 'ring':
      return { outlines: [{ kind: 'drawn', polygons: [[closeRing(area.points.map(pairOf))]] }, ...around], names: [] };
    case 'polygons': {
      const polygons = area.polygons.map((rings) => rings.map(({ points }) => closeRing(points.map(pairOf))));
      return { outlines: [{ kind: 'drawn', polygons }, ...around], names: [] };
    }
    case 'office':
    case 'country':
    case 'nowhere':
      return { outlines: around, names: [] };
  }
}

const pairOf = ([longitude, latitude]: readonly [number, number]): Position => [longitude, latitude];
