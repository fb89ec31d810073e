import DataLoader from 'dataloader';
import { cachedRead } from '../../../platform/cached-read.ts';
import type { Database } from '../../../platform/database/public.ts';
import { boundariesOf, boundaryCredit, type Boundary } from './boundary-store.ts';
import { sketchOf } from './simplify.ts';
import type { Outline } from './geometry.ts';
import { boundaryText } from './well-known-text.ts';

/** A suburb's boundary as GeoJSON and as well-known text. */
export interface PlaceBoundary {
  /** Derived from the positions of localities, not surveyed. */
  readonly approximate: boolean;
  /** Polygon or MultiPolygon, WGS 84. */
  readonly geoJson: string;
  readonly wellKnownText: string;
  /** Attribution; null for an approximate boundary. */
  readonly credit: string | null;
}

/** Milliseconds for which boundaries and their sketches are cached. */
const freshFor = 600_000;

const cachedBoundary = cachedRead<number, PlaceBoundary | null>({
  reader(database) {
    // Those of a list are missed at once, and read in one statement.
    const reads = new DataLoader<number, Boundary | undefined>(
      async (ids) => {
        const read = await boundariesOf(database, ids);
        return ids.map((id) => read.get(id));
      },
      { cache: false },
    );
    return async (id) => {
      const read = await reads.load(id);
      return read === undefined
        ? null
        : { ...read, wellKnownText: boundaryText(read.geoJson), credit: read.approximate ? null : boundaryCredit };
    };
  },
  nameOf: (id) => id,
  freshFor,
  most: {
    /** Characters. */
    sum: 16_000_000,
    sizeOf: (boundary) => 50 + (boundary === null ? 0 : boundary.geoJson.length + boundary.wellKnownText.length),
  },
  // A new installation derives boundaries while it runs.
  isCached: (boundary) => boundary !== null,
});

/** A suburb's boundary, read at most every ten minutes; null without one. */
export const placeBoundary = (database: Database, localityId: number): Promise<PlaceBoundary | null> =>
  cachedBoundary(database, localityId);

type Sketch = readonly (readonly number[])[];
const cachedSketch = cachedRead<{ readonly localityId: number; readonly corners: number }, Sketch>({
  reader:
    (database) =>
    async ({ localityId, corners }) => {
      const boundary = await placeBoundary(database, localityId);
      return boundary === null ? [] : sketchOf(JSON.parse(boundary.geoJson) as Outline, corners);
    },
  nameOf: ({ localityId, corners }) => `${localityId} ${corners}`,
  freshFor,
  most: 2_000,
  isCached: (sketch) => sketch.length > 0,
});

/** A suburb's simplified boundary for a small picture; no rings when it does not exist (yet). */
export const placeSketch = (database: Database, localityId: number, corners: number): Promise<Sketch> =>
  cachedSketch(database, { localityId, corners });
