import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { forEveryone } from '../../../../platform/turns/public.ts';
import { sendProblem } from '../../../../platform/problems/public.ts';
import { CachedResponse } from './cached-response.ts';
import { readTile, type Tile } from './tile.ts';

const mostBytes = 32_000_000;

export interface TileRequest {
  readonly Params: { readonly version: string; readonly z: string; readonly x: string; readonly y: string };
}

/**
 * A handler that sends tiles, which it computes once and caches, permanently in browsers too.
 * @param describe the current version, which changes with the tiles' contents, and the nearest level
 * @param make a tile's bytes, not compressed
 */
export function sendCachedTile(
  describe: () => Promise<{ readonly version: string; readonly maxZoom: number }>,
  make: (tile: Tile) => Promise<Uint8Array>,
): (request: FastifyRequest<TileRequest>, reply: FastifyReply) => Promise<FastifyReply> {
  const tiles = new LRUCache<string, CachedResponse, Tile>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => size,
    ignoreFetchAbort: true,
    fetchMethod: forEveryone(async (_key, _stale, { context }) => new CachedResponse(await make(context))),
  });
  return async (request, reply) => {
    const { version, maxZoom } = await describe();
    const { z, x, y } = request.params;
    const tile = readTile(z, x, y, maxZoom);
    if (!tile)
      return sendProblem(reply, {
        status: 404,
        title: 'No such part of the map',
        detail: `Tiles have levels 0 to ${maxZoom} and lie within the world; /tiles/base/source.json contains their address.`,
      });
    const response = await tiles.forceFetch(`${version}/${z}/${x}/${y}`, { context: tile });
    // An older version is requested by an old page: today's tile will do, but not for good.
    return response.send(
      request,
      reply,
      request.params.version === version ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    );
  };
}
