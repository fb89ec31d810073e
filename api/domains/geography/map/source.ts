import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Settings } from '../../../platform/settings/public.ts';
import type { ArchiveDescription } from './archive/tile-archive.ts';
import { nearestLevel } from './ground.ts';

/** Description of the tiles for maps (TileJSON 3.0). */
export interface TileSource {
  readonly tilejson: '3.0.0';
  /** One address with {z}, {x} and {y}. */
  readonly tiles: readonly [string];
  /** 'pbf' for Mapbox vector tiles, otherwise pictures. */
  readonly format: 'pbf' | 'png' | 'jpg' | 'webp';
  readonly minzoom: number;
  readonly maxzoom: number;
  /** To be shown on the map: sources, separated by ' · '. */
  readonly attribution: string;
  /** Images that the map can show instead; absent where none are set up. */
  readonly satellite?: { readonly tiles: readonly [string]; readonly maxzoom: number; readonly attribution: string };
}

/** Of the neighbours' land. */
export const natural = 'Natural Earth';
/** Of the coast, the names and the boundaries. */
export const surveyed = 'Australian Bureau of Statistics, CC BY 4.0, modified (simplified)';

/** Attribution of the files in open-data/, which its README.md describes. */
const openStreetMap = '© OpenStreetMap contributors, ODbL';
const streets = [
  'Streets of Tasmania: State of Tasmania (theLIST), CC BY 3.0 AU',
  'Stations: State of Victoria (Department of Transport and Planning), CC BY 4.0; State of Queensland (Transport and Main Roads), CC BY 3.0 AU',
  'Roads, rail and water are shown where open data is at hand',
].join(' · ');

/** Raised when tiles of the same data come out otherwise than before. */
const look = 5;

/** Names the tiles of the places and boundaries that there are now: it changes with an import of either. */
export async function baseVersion(database: Database): Promise<string> {
  const { rows } = await sql<{ places: string; boundaries: string }>`select
    (select concat_ws(' ', count(*), sum(hashtext(slug || name)::bigint), sum(round((latitude + longitude * 1000) *
      100000)), sum(population)) from locality where not provisional) as places,
    (select concat_ws(' ', count(*), count(*) filter (where approximate), sum(round((west + south * 1000 + east + north
      * 1000) * 100000)), sum(pg_column_size(geometry))) from locality_boundary) as boundaries`.execute(database);
  return `${look}-${createHash('sha256').update(JSON.stringify(rows[0])).digest('hex').slice(0, 8)}`;
}

/** The zoom of images that most servers have everywhere; nearer ones are enlarged. */
const nearestImage = 19;

/**
 * The operator's tile server or archive, or else the built-in map, and images of satellites where they are set up.
 * @param archive description of the operator's archive; undefined without one, or while it can't be read
 */
export async function tileSource(
  { tileServer, satellite }: Pick<Settings, 'tileServer' | 'satellite'>,
  archive: ArchiveDescription | undefined,
  version: () => Promise<string>,
): Promise<TileSource> {
  const ground = await groundSource(tileServer, archive, version);
  if (!satellite) return ground;
  const { url, attribution } = satellite;
  return { ...ground, satellite: { tiles: [url], maxzoom: nearestImage, attribution } };
}

async function groundSource(
  tileServer: Settings['tileServer'],
  archive: ArchiveDescription | undefined,
  version: () => Promise<string>,
): Promise<TileSource> {
  if (tileServer) {
    const format = formatOf(tileServer.url);
    return {
      tilejson: '3.0.0',
      tiles: [tileServer.url],
      format,
      minzoom: 0,
      maxzoom: format === 'pbf' ? 14 : 18,
      attribution: tileServer.attribution,
    };
  }
  if (archive)
    return {
      tilejson: '3.0.0',
      tiles: [`/tiles/archive/${archive.version}/{z}/{x}/{y}.mvt`],
      format: 'pbf',
      minzoom: archive.minZoom,
      maxzoom: archive.maxZoom,
      attribution: archive.attribution,
    };
  return {
    tilejson: '3.0.0',
    tiles: [`/tiles/base/${await version()}/{z}/{x}/{y}.mvt`],
    format: 'pbf',
    minzoom: 0,
    maxzoom: nearestLevel,
    attribution: `${openStreetMap} · ${natural} · Coast, names and boundaries of suburbs and states: ${surveyed} · ${streets}`,
  };
}

/** By the extension of the address's path; vector tiles when it has none. */
function formatOf(url: string): TileSource['format'] {
  const ending = /\.(png|jpe?g|webp)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase();
  return ending === 'jpeg' ? 'jpg' : ending === 'png' || ending === 'jpg' || ending === 'webp' ? ending : 'pbf';
}
