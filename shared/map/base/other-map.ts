import type { FeatureLike } from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { BaseSource } from './base-source.ts';
import type { MapPalette } from './palette.ts';

/** Zoom levels from which the classes of a place are labelled. */
const namedFrom: Readonly<Record<string, number>> = {
  country: 3,
  state: 4,
  city: 4,
  town: 8,
  suburb: 11,
  village: 11,
  quarter: 13,
  neighbourhood: 13,
};

/**
 * Another server's map: raster images as they are, or vector tiles with the layer names of OpenMapTiles (water,
 * boundary, transportation, building, place), in the site's palette.
 */
export function otherMap(
  { url, kind, minZoom, maxZoom }: BaseSource,
  palette: () => MapPalette,
  zoom: () => number,
): BaseLayer {
  if (kind === 'picture')
    return new TileLayer({ source: new XYZ({ url, minZoom, maxZoom, wrapX: false, crossOrigin: 'anonymous' }) });
  return new VectorTileLayer({
    source: new VectorTileSource({ url, minZoom, maxZoom, format: new MVT(), wrapX: false }),
    background: () => palette().land,
    declutter: true,
    style: (feature) => otherStyle(feature, palette(), zoom()),
  });
}

function otherStyle(feature: FeatureLike, palette: MapPalette, zoom: number): Style | undefined {
  const { sea, coast, border, edge, label, halo, font } = palette;
  const kind = String(feature.get('class') ?? '');
  const line = (color: string, width: number, lineDash?: number[]): Style =>
    new Style({ stroke: new Stroke({ color, width, ...(lineDash && { lineDash }) }) });
  switch (feature.get('layer')) {
    case 'water':
      return new Style({ fill: new Fill({ color: sea }), stroke: new Stroke({ color: coast, width: 0.5 }) });
    case 'waterway':
      return line(sea, 1);
    case 'boundary':
      return Number(feature.get('admin_level')) <= 4 ? line(border, 1.25, [6, 4]) : undefined;
    case 'transportation':
      return /motorway|trunk|primary/.test(kind)
        ? line(border, zoom > 12 ? 2.5 : 1.25)
        : zoom > 12 && !/path|rail|ferry/.test(kind)
          ? line(edge, zoom > 14 ? 2.5 : 1)
          : undefined;
    case 'building':
      return zoom > 14 ? new Style({ fill: new Fill({ color: edge }) }) : undefined;
    case 'place': {
      const from = namedFrom[kind];
      if (from === undefined || zoom < from) return undefined;
      const text = String(feature.get('name:en') ?? feature.get('name') ?? '');
      return new Style({
        text: new Text({
          text,
          font: `${from < 8 ? 600 : 500} ${from < 5 ? 14 : 12}px ${font}`,
          fill: new Fill({ color: label }),
          stroke: new Stroke({ color: halo, width: 3 }),
        }),
        zIndex: 30 - from,
      });
    }
    default:
      return undefined;
  }
}
