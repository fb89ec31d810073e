import { geoJSONToTile } from '@maplibre/geojson-vt';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { extent, tileBounds, type Tile } from './tiles/tile.ts';
import type { TileLayer } from './tiles/encode-tile.ts';
import { nearestLevel } from './ground.ts';

/** At low zoom, the edges of suburbs are too dense to read. */
const farthestLevel = 10;
const buffer = 64;

interface Row {
  readonly slug: string;
  readonly name: string;
  readonly approximate: boolean;
  readonly geometry: Polygon | MultiPolygon;
}

/** The suburbs that a tile touches, as precise as its level needs; null from afar. */
export async function suburbsOf(database: Database, tile: Tile): Promise<TileLayer | null> {
  if (tile.z < farthestLevel) return null;
  const [west, south, east, north] = tileBounds(tile);
  const [wider, higher] = [(east - west) * (buffer / extent), (north - south) * (buffer / extent)];
  const { rows } = await sql<Row>`
    select l.slug, l.name, b.approximate, b.geometry from locality_boundary b join locality l on l.id = b.locality_id
    where b.extent && box(point(${west - wider}::float8, ${south - higher}::float8), point(${east + wider}::float8,
      ${north + higher}::float8))
    order by l.id`.execute(database);
  const features = rows.map(({ geometry, ...properties }): Feature => ({ type: 'Feature', geometry, properties }));
  return geoJSONToTile({ type: 'FeatureCollection', features }, tile.z, tile.x, tile.y, {
    extent,
    buffer,
    maxZoom: nearestLevel,
    clip: true,
  });
}
