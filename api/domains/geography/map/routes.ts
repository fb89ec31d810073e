import { LRUCache } from 'lru-cache';
import { forEveryone } from '../../../platform/turns/public.ts';
import type { Routes } from '../../../platform/service.ts';
import { TileArchive, type ArchiveDescription } from './archive/tile-archive.ts';
import { baseTile } from './base-tile.ts';
import { nearestLevel, sharedGround } from './ground.ts';
import { packedOpenData } from './open-data/read-open-data.ts';
import { baseVersion, tileSource } from './source.ts';
import { sendCachedTile, type TileRequest } from './tiles/send-cached-tile.ts';

/** Milliseconds until an import of places, or another archive, is noticed. */
const lookEvery = 30_000;

/** What `read` returns, read again once it is older than that; nothing of a failure is remembered. */
function readOnce<Value extends NonNullable<unknown>>(read: () => Promise<Value>): () => Promise<Value> {
  const values = new LRUCache<'now', Value>({
    max: 1,
    ttl: lookEvery,
    ignoreFetchAbort: true,
    fetchMethod: forEveryone(read),
  });
  return () => values.forceFetch('now');
}

/**
 * The base map: GET /tiles/base/source.json names the address of its tiles (TileJSON), GET
 * /tiles/base/{version}/{z}/{x}/{y}.mvt are those of the built-in one (see `baseTile`), GET
 * /tiles/base/open-data/openstreetmap.mvt.br is what its streets are made from, GET
 * /tiles/archive/{version}/{z}/{x}/{y}.mvt those of the operator's archive (MAP_TILES). The version changes with the
 * data, so that a tile can be cached for good.
 */
export const baseMapRoutes: Routes = (app, { graphDatabase: database, settings, log }) => {
  const version = readOnce(() => baseVersion(database));
  const { mapTiles } = settings;
  const archive = mapTiles === undefined ? undefined : new TileArchive(mapTiles);
  const describe = archive && readOnce(() => archive.describe());
  /** A map with streets is a gain and no condition: while it can't be read, the built-in one is shown. */
  const readableArchive = async (): Promise<ArchiveDescription | undefined> => {
    try {
      return await describe?.();
    } catch (error) {
      log.error({ err: error }, `MAP_TILES (${mapTiles}) cannot be read: the built-in map is shown`);
      return undefined;
    }
  };

  app.get('/tiles/base/source.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=60')
      .send(await tileSource(settings, await readableArchive(), version)),
  );
  app.get<TileRequest>(
    '/tiles/base/:version/:z/:x/:y.mvt',
    sendCachedTile(
      async () => ({ version: await version(), maxZoom: nearestLevel }),
      async (tile) => baseTile(database, await sharedGround(), tile),
    ),
  );
  // Whoever is served tiles of OpenStreetMap's data may have the database that they are made from (ODbL 4.6).
  app.get('/tiles/base/open-data/openstreetmap.mvt.br', async (_request, reply) =>
    reply
      .type('application/octet-stream')
      .header('cache-control', 'public, max-age=86400')
      .send(await packedOpenData('openstreetmap')),
  );
  if (archive && describe)
    app.get<TileRequest>(
      '/tiles/archive/:version/:z/:x/:y.mvt',
      sendCachedTile(describe, (tile) => archive.tile(tile)),
    );
};
