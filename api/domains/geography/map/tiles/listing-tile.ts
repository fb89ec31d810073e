import { compactPrice } from '@verandah/market';
import type { Database } from '../../../../platform/database/public.ts';
import type { Moment } from '../../../../platform/moment.ts';
import type { SearchRequest } from '../../../listings/public.ts';
import { encodeTile, type PointFeature } from './encode-tile.ts';
import { homesIn, homesOf, type Homes } from './homes.ts';
import { squaresOf, type HiddenHome, type Square } from './squares.ts';
import { searchOfTile, touchesCountry } from './tile-search.ts';
import { inTile, tileBounds, type Tile } from './tile.ts';

/** Nearest level; closer looks enlarge it. */
export const nearestLevel = 18;
/** From here on every home is a point. */
const alwaysHomes = 17;
/** A tile with more places than this shows clusters. */
const mostPlaces = 100;
/** Only the tallest towers have more homes than this at so few places. */
const mostTried = 2000;
/** Number of the best listings of a tile that are highlighted. */
const ranked = 8;

/**
 * A tile of a search's homes: a Mapbox vector tile (extent 4096) with the layers
 * `listings`: id, uri, price (compact; absent when hidden), tier 0 to 3, rank 1 to 8 for the best; for the homes of one
 * building n, ids (at most 12, joined by commas), low and high instead of id, uri and price; and `clusters`: n, low,
 * high, at the middle of their homes. Every home that has a position is in exactly one feature of exactly one tile of
 * each level. The map joins those that would cover each other (`@verandah/map`, `markers/gather.ts`).
 *
 * Signature for measurements: `listingTile(database, await requestOf(database, readTileAddress(address)), {z, x, y},
 * moment(Date.now()))`.
 * @param request of `requestOf`
 * @param hidden homes of the search in this tile that the visitor has hidden: in no feature and no number
 * @returns empty when there are no homes
 */
export async function listingTile(
  database: Database,
  request: SearchRequest,
  tile: Tile,
  now: Moment,
  hidden: readonly HiddenHome[] = [],
): Promise<Uint8Array> {
  const bounds = tileBounds(tile);
  if (request.area.kind === 'nowhere' || !touchesCountry(bounds)) return new Uint8Array();
  const search = searchOfTile(request, bounds, now);
  if (tile.z >= alwaysHomes)
    return encodeListings((await homesIn(database, search, tile, hidden)) ?? [], [], request, tile);

  const squares = await squaresOf(database, search, tile, hidden);
  const total = squares.reduce((sum, { n }) => sum + n, 0);
  if (total === 0) return new Uint8Array();
  const homes = total <= mostTried ? await homesIn(database, search, tile, hidden, mostPlaces) : undefined;
  if (homes) return encodeListings(homes, [], request, tile);
  const single = await homesOf(
    database,
    search,
    tile,
    squares.flatMap(({ id }) => id ?? []),
  );
  return encodeListings(
    single,
    squares.filter(({ id }) => id === undefined),
    request,
    tile,
  );
}

function encodeListings(
  homes: readonly Homes[],
  clusters: readonly Square[],
  { statusType }: SearchRequest,
  tile: Tile,
): Uint8Array {
  const price = (amount: number | null): string | undefined =>
    amount === null ? undefined : compactPrice(amount, statusType);
  const listing = ({ n, ids, low, high, tier, uri, at }: Homes, index: number): PointFeature => ({
    at,
    properties: {
      ...(n === 1
        ? { id: String(ids[0]), uri: uri ?? undefined, price: price(low) }
        : { n, ids: ids.join(','), low: price(low), high: price(high) }),
      tier,
      rank: index < ranked ? index + 1 : undefined,
    },
  });
  const cluster = ({ n, low, high, longitude, latitude }: Square): PointFeature => ({
    at: inTile(tile, longitude, latitude),
    properties: { n, low: price(low), high: price(high) },
  });
  return encodeTile({ listings: homes.map(listing), clusters: clusters.map(cluster) });
}
