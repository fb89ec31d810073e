import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { forEveryone } from '../../../platform/turns/public.ts';
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

/** Lifetime (milliseconds) and size (characters) of the cache of boundaries. */
const freshFor = 600_000;
const mostLetters = 16_000_000;

/** A cache entry; the cache cannot contain null. */
interface StoredBoundary {
  readonly boundary: PlaceBoundary | null;
}
type Boundaries = LRUCache<number, StoredBoundary>;
const kept = new WeakMap<Database, Boundaries>();

function cacheOf(database: Database): Boundaries {
  const found = kept.get(database);
  if (found) return found;
  // Those of a list are missed at once, and read in one statement.
  const reads = new DataLoader<number, Boundary | undefined>(
    async (ids) => {
      const read = await boundariesOf(database, ids);
      return ids.map((id) => read.get(id));
    },
    { cache: false },
  );
  const made: Boundaries = new LRUCache<number, StoredBoundary>({
    maxSize: mostLetters,
    sizeCalculation: ({ boundary }) =>
      50 + (boundary === null ? 0 : boundary.geoJson.length + boundary.wellKnownText.length),
    ttl: freshFor,
    ignoreFetchAbort: true,
    fetchMethod: forEveryone(async (id) => {
      const read = await reads.load(id);
      return {
        boundary:
          read === undefined
            ? null
            : { ...read, wellKnownText: boundaryText(read.geoJson), credit: read.approximate ? null : boundaryCredit },
      };
    }),
  });
  kept.set(database, made);
  return made;
}

/** A suburb's boundary, read at most every ten minutes; null when there is none (yet). */
export async function placeBoundary(database: Database, localityId: number): Promise<PlaceBoundary | null> {
  const boundaries = cacheOf(database);
  const found = await boundaries.fetch(localityId);
  // A new installation derives boundaries while it runs, so missing ones are not cached.
  if (found?.boundary === null) boundaries.delete(localityId);
  return found?.boundary ?? null;
}

const sketches = new WeakMap<
  Database,
  LRUCache<string, number[][], { readonly localityId: number; readonly corners: number }>
>();

function sketchesOf(
  database: Database,
): LRUCache<string, number[][], { readonly localityId: number; readonly corners: number }> {
  const found = sketches.get(database);
  if (found) return found;
  const made = new LRUCache<string, number[][], { readonly localityId: number; readonly corners: number }>({
    max: 2_000,
    ttl: freshFor,
    ignoreFetchAbort: true,
    fetchMethod: forEveryone(async (_key, _stale, { context: { localityId, corners } }) => {
      const boundary = await placeBoundary(database, localityId);
      return boundary === null ? undefined : sketchOf(JSON.parse(boundary.geoJson) as Outline, corners);
    }),
  });
  sketches.set(database, made);
  return made;
}

/** A suburb's simplified boundary for a small picture; no rings when it does not exist (yet). */
export async function placeSketch(
  database: Database,
  localityId: number,
  corners: number,
): Promise<readonly (readonly number[])[]> {
  return (await sketchesOf(database).fetch(`${localityId} ${corners}`, { context: { localityId, corners } })) ?? [];
}
