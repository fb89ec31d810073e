import type { FastifyReply } from 'fastify';
import { sendProblem } from '../problem.ts';
import type { Routes } from '../service.ts';
import { readLand } from './land.ts';
import { placeLevels, placesOf, type Tile } from './places.ts';

const credits = {
  land: 'Made with Natural Earth (public domain), through world-atlas (ISC).',
  places: 'GeoNames, CC BY 4.0',
};

/** The version only names the cache's entry: whoever changes what is sent raises it in the map package. */
const isVersion = (text: string): boolean => /^\d{1,4}$/.test(text);

const problem = (reply: FastifyReply, detail: string): FastifyReply => sendProblem(reply, { status: 404, title: 'No such part of the map', detail });

/** Reads a tile's address; null unless it is a tile of a level that is served. */
function tileOf(z: string, x: string, y: string): Tile | null {
  if (![z, x, y].every((part) => /^\d{1,3}$/.test(part))) return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  return placeLevels[tile.z] && tile.x < 2 ** tile.z && tile.y < 2 ** tile.z ? tile : null;
}

/**
 * The built-in base map: GET /tiles/base/{version}/land.json (GeoJSON) and
 * GET /tiles/base/{version}/places/{z}/{x}/{y}.json (names by population).
 */
export const baseMapRoutes: Routes = (app, { database }) => {
  let land: Promise<string> | undefined;
  app.get<{ Params: { version: string } }>('/tiles/base/:version/land.json', async (request, reply) => {
    if (!isVersion(request.params.version)) return problem(reply, 'Ask for /tiles/base/1/land.json.');
    land ??= readLand().then((geometry) => JSON.stringify({ type: 'Feature', properties: { attribution: credits.land }, geometry }));
    // A failed reading is tried again by the next request.
    land.catch(() => { land = undefined; });
    return reply.type('application/geo+json').header('cache-control', 'public, max-age=31536000, immutable').send(await land);
  });
  app.get<{ Params: { version: string; z: string; x: string; y: string } }>('/tiles/base/:version/places/:z/:x/:y.json', async (request, reply) => {
    const { version, z, x, y } = request.params;
    const tile = tileOf(z, x, y);
    if (!isVersion(version) || !tile) return problem(reply, `Names are served for tiles of the levels ${Object.keys(placeLevels).join(', ')}: /tiles/base/1/places/{z}/{x}/{y}.json.`);
    // Places change with an import of localities.
    return reply.header('cache-control', 'public, max-age=86400').send({ attribution: credits.places, places: await placesOf(database, tile) });
  });
};
