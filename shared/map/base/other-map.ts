import type { FeatureLike } from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import type { BaseSource } from './base-source.ts';
import { collisionGroup } from './base-style.ts';
import type { MapPalette } from './palette.ts';
import { streetStyle } from './street-style.ts';

const imageLayer = (url: string, minZoom: number, maxZoom: number): BaseLayer =>
  new TileLayer({ source: new XYZ({ url, minZoom, maxZoom, wrapX: false, crossOrigin: 'anonymous' }) });

/** Images that cover the ground of the map below; its names are drawn over them. */
export const satelliteMap = ({ url, maxZoom }: NonNullable<BaseSource['satellite']>): BaseLayer =>
  imageLayer(url, 0, maxZoom);

/**
 * The map of an operator's tile server or archive: raster images as they are, or vector tiles of Protomaps' or of
 * OpenMapTiles' schema, in the site's palette.
 */
export function otherMap(
  { url, kind, minZoom, maxZoom }: BaseSource,
  palette: () => MapPalette,
  zoom: () => number,
  isNamed: (feature: FeatureLike) => boolean,
): BaseLayer {
  if (kind === 'picture') return imageLayer(url, minZoom, maxZoom);
  return new VectorTileLayer({
    source: new VectorTileSource({ url, minZoom, maxZoom, format: new MVT(), wrapX: false }),
    background: () => palette().land,
    declutter: collisionGroup,
    style: streetStyle(palette, zoom, isNamed),
  });
}
