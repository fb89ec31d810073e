import { LRUCache } from 'lru-cache';
import { forEveryone } from '../../../../platform/turns/public.ts';
import { momentAt } from '../../../../platform/moment.ts';
import type { SearchRequest } from '../../../listings/public.ts';
import type { Routes } from '../../../../platform/service.ts';
import { CachedResponse } from './cached-response.ts';
import { cacheControl, freshFor } from './freshness.ts';
import { listingTile, nearestLevel } from './listing-tile.ts';
import { rejectTile, sendFailedTile } from './send-failed-tile.ts';
import { hiddenHomes, type HiddenHome } from './squares.ts';
import { readTileAddress, readWithout, requestOf, searchOfTile } from './tile-search.ts';
import { isInTile, readTile, type Tile, type TileBounds } from './tile.ts';

const mostBytes = 48_000_000;

const world: TileBounds = [-180, -90, 180, 90];

/** A search of tiles, and the listings that the visitor has hidden. */
interface TileQuery {
  readonly address: string;
  readonly without: readonly number[];
}

/**
 * GET /tiles/listings/{z}/{x}/{y}.mvt?search={address}&without={ids}: see `listingTile`; the address is `tileAddress`
 * of the market package. Tiles without a hidden home are shared by all visitors.
 */
export const listingTileRoutes: Routes = (app, { graphDatabase: database, travelAreas }) => {
  // All tiles of a map have the same search.
  const requests = new LRUCache<string, SearchRequest>({
    max: 500,
    ttl: freshFor,
    ignoreFetchAbort: true,
    fetchMethod: forEveryone((address) => requestOf(database, address, travelAreas)),
  });
  const hiddenBy = new LRUCache<string, readonly HiddenHome[], TileQuery>({
    max: 500,
    ttl: freshFor,
    ignoreFetchAbort: true,
    fetchMethod: forEveryone(async (_key, _stale, { context: { address, without } }) => {
      const request = await requests.fetch(address);
      return request && hiddenHomes(database, searchOfTile(request, world, momentAt(Date.now())), without);
    }),
  });
  const hiddenIn = async (tile: Tile, query: TileQuery): Promise<readonly HiddenHome[]> => {
    if (query.without.length === 0) return [];
    const homes = await hiddenBy.fetch(`${query.without.join(',')} ${query.address}`, { context: query });
    return (homes ?? []).filter((home) => isInTile(tile, home.web_cell));
  };
  // Concurrent requests for a tile share one computation.
  const tiles = new LRUCache<
    string,
    CachedResponse,
    { readonly address: string; readonly tile: Tile; readonly hidden: readonly HiddenHome[] }
  >({
    maxSize: mostBytes,
    sizeCalculation: ({ size }, key) => size + key.length * 2,
    ttl: freshFor,
    ignoreFetchAbort: true,
    fetchMethod: forEveryone(async (_key, _stale, { context: { address, tile, hidden } }) => {
      const request = await requests.fetch(address);
      return request && new CachedResponse(await listingTile(database, request, tile, momentAt(Date.now()), hidden));
    }),
  });

  app.get<{ Params: { z: string; x: string; y: string }; Querystring: { search?: unknown; without?: unknown } }>(
    '/tiles/listings/:z/:x/:y.mvt',
    async (request, reply) => {
      const { z, x, y } = request.params;
      const tile = readTile(z, x, y, nearestLevel);
      if (!tile)
        return rejectTile(
          reply,
          'tile',
          `Tiles have levels 0 to ${nearestLevel} and lie within the world: /tiles/listings/{z}/{x}/{y}.mvt.`,
        );
      try {
        const address = readTileAddress(request.query.search);
        const hidden = await hiddenIn(tile, { address, without: readWithout(request.query.without) });
        const response = await tiles.fetch(`${z}/${x}/${y} ${hidden.map(({ id }) => id).join(',')} ${address}`, {
          context: { address, tile, hidden },
        });
        if (!response) throw new Error('a tile was not made');
        return await response.send(request, reply, cacheControl);
      } catch (error) {
        return sendFailedTile(reply, 'tile', error);
      }
    },
  );
};
