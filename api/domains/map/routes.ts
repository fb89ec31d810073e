import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendProblem } from '../../platform/problems/public.ts';
import type { Routes } from '../../platform/service.ts';
import { CachedResponse } from './tiles/cached-response.ts';
import { readTile, type Tile } from './tiles/tile.ts';
import { baseTile } from './base-tile.ts';
import { nearestLevel, readGround } from './ground.ts';
import { baseVersion, tileSource } from './source.ts';

const mostBytes = 32_000_000;
/** Milliseconds until an import of places is noticed. */
const lookEvery = 30_000;

const problem = (reply: FastifyReply, detail: string): FastifyReply =>
  sendProblem(reply, { status: 404, title: 'No such part of the map', detail });

/**
 * The base map: GET /tiles/base/source.json names the address of its tiles (TileJSON), GET
 * /tiles/base/{version}/{z}/{x}/{y}.mvt are those of the built-in one (see `baseTile`). The version changes with the
 * data, so that a tile can be cached for good.
 */
export const baseMapRoutes: Routes = (app, { graphDatabase: database, settings }) => {
  let ground: ReturnType<typeof readGround> | undefined;
  const readOnce = (): ReturnType<typeof readGround> => {
    ground ??= readGround();
    // A failed reading is tried again by the next request.
    ground.catch(() => {
      ground = undefined;
    });
    return ground;
  };
  const versions = new LRUCache<'now', string>({
    max: 1,
    ttl: lookEvery,
    ignoreFetchAbort: true,
    fetchMethod: () => baseVersion(database),
  });
  const version = async (): Promise<string> => (await versions.fetch('now')) ?? '0';
  const tiles = new LRUCache<string, CachedResponse, Tile>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => size,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) =>
      new CachedResponse(await baseTile(database, await readOnce(), context)),
  });

  app.get('/tiles/base/source.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(await tileSource(settings, version)),
  );

  app.get<{ Params: { version: string; z: string; x: string; y: string } }>(
    '/tiles/base/:version/:z/:x/:y.mvt',
    async (request, reply) => {
      const { z, x, y } = request.params;
      const tile = readTile(z, x, y, nearestLevel);
      if (!tile)
        return problem(
          reply,
          `Tiles have levels 0 to ${nearestLevel} and lie within the world; /tiles/base/source.json tells their address.`,
        );
      const now = await version();
      const answer = await tiles.fetch(`${now}/${z}/${x}/${y}`, { context: tile });
      if (!answer) throw new Error('a tile was not made');
      // An older version is requested by an old page: today's tile will do, but not for good.
      return answer.send(
        request,
        reply,
        request.params.version === now ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      );
    },
  );
};
