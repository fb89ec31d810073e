import { pictureAddress } from '@verandah/market';
import { LRUCache } from 'lru-cache';
import { forEveryone } from '../../../../platform/turns/public.ts';
import { momentAt } from '../../../../platform/moment.ts';
import type { Routes } from '../../../../platform/service.ts';
import { CachedResponse } from '../tiles/cached-response.ts';
import { cacheControl, freshFor } from '../tiles/freshness.ts';
import { sendFailedTile } from '../tiles/send-failed-tile.ts';
import { requestOf, searchAt } from '../tiles/tile-search.ts';
import { drawPicture } from './draw-picture.ts';

const mostBytes = 16_000_000;

/**
 * GET /tiles/picture.svg?search={address}: a picture of the map of a search, for pages without script; the address is
 * `pictureAddress` of the market package. Shared by all visitors: it knows of no home that one of them has hidden.
 */
export const mapPictureRoutes: Routes = (app, { graphDatabase: database, travelAreas }) => {
  // Concurrent requests for a picture share one drawing.
  const pictures = new LRUCache<string, CachedResponse>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }, key) => size + key.length * 2,
    ttl: freshFor,
    ignoreFetchAbort: true,
    fetchMethod: forEveryone(async (address) => {
      const picture = await drawPicture(
        database,
        await requestOf(database, address, travelAreas),
        momentAt(Date.now()),
      );
      return new CachedResponse(Buffer.from(picture), 'image/svg+xml; charset=utf-8');
    }),
  });

  app.get<{ Querystring: { search?: unknown } }>('/tiles/picture.svg', async (request, reply) => {
    try {
      const picture = await pictures.forceFetch(pictureAddress(searchAt(request.query.search)));
      return await picture.send(request, reply, cacheControl);
    } catch (error) {
      return sendFailedTile(reply, 'picture', error);
    }
  });
};
