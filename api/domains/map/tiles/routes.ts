import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BadSearch, sendProblem } from '../../../platform/problems/public.ts';
import { moment } from '../../../platform/moment.ts';
import type { SearchRequest } from '../../listings/public.ts';
import type { Routes } from '../../../platform/service.ts';
import { CachedResponse } from './cached-response.ts';
import { listingTile, nearestLevel } from './listing-tile.ts';
import { readTileAddress, requestOf } from './tile-search.ts';
import { readTile, type Tile } from './tile.ts';

/** Milliseconds for which a tile is cached here: with a browser's minute, the longest that a change is not shown. */
const freshFor = 30_000;
const mostBytes = 48_000_000;
const cacheControl = 'public, max-age=60, stale-while-revalidate=600';

const refuse = (reply: FastifyReply, detail: string): FastifyReply =>
  sendProblem(reply, { status: 400, title: 'No such tile', detail });

/**
 * GET /tiles/listings/{z}/{x}/{y}.mvt?search={address}: see `listingTile`; the address is `tileAddress` of the market
 * package.
 */
export const listingTileRoutes: Routes = (app, { graphDatabase: database }) => {
  // All tiles of a map have the same search.
  const requests = new LRUCache<string, SearchRequest>({
    max: 500,
    ttl: freshFor,
    ignoreFetchAbort: true,
    fetchMethod: (address) => requestOf(database, address),
  });
  // Requests for a tile that is being made wait for the same one.
  const tiles = new LRUCache<string, CachedResponse, { readonly address: string; readonly tile: Tile }>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }, key) => size + key.length * 2,
    ttl: freshFor,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { address, tile } }) {
      const request = await requests.fetch(address);
      return request && new CachedResponse(await listingTile(database, request, tile, moment(Date.now())));
    },
  });

  app.get<{ Params: { z: string; x: string; y: string }; Querystring: { search?: unknown } }>(
    '/tiles/listings/:z/:x/:y.mvt',
    async (request, reply) => {
      const { z, x, y } = request.params;
      const tile = readTile(z, x, y, nearestLevel);
      if (!tile)
        return refuse(
          reply,
          `Tiles have levels 0 to ${nearestLevel} and lie within the world: /tiles/listings/{z}/{x}/{y}.mvt.`,
        );
      try {
        const address = readTileAddress(request.query.search);
        const answer = await tiles.fetch(`${z}/${x}/${y} ${address}`, { context: { address, tile } });
        if (!answer) throw new Error('a tile was not made');
        return await answer.send(request, reply, cacheControl);
      } catch (error) {
        if (error instanceof BadSearch) return refuse(reply, error.message);
        if ((error as { code?: unknown }).code !== stopped) throw error;
        return sendProblem(reply.header('retry-after', '5'), {
          status: 503,
          title: 'The tile takes too long',
          detail: 'Please try again, or narrow the search.',
        });
      }
    },
  );
};

/** PostgreSQL's code for a statement that ran into its time limit. */
const stopped = '57014';
