import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { collisionGroup } from './base/base-style.ts';
import type { MapPalette } from './base/palette.ts';
import { withHeight } from './text-height.ts';

/** A railway station on a map. */
export interface MapStation {
  readonly name: string;
  readonly latLong: { readonly latitude: number; readonly longitude: number };
}

/** Stations with their names, over the labels of the base map, which has them at some levels only. */
export const stationLayer = (stations: readonly MapStation[], palette: () => MapPalette): VectorLayer =>
  new VectorLayer({
    source: new VectorSource({
      features: stations.map(
        ({ name, latLong: { latitude, longitude } }) =>
          new Feature({ geometry: new Point(fromLonLat([longitude, latitude])), name }),
      ),
    }),
    declutter: collisionGroup,
    style: (feature) => {
      const { font, pill, pillText, halo } = palette();
      return new Style({
        image: new CircleStyle({
          radius: 6,
          fill: new Fill({ color: pill }),
          stroke: new Stroke({ color: pillText, width: 2.5 }),
          declutterMode: 'obstacle',
        }),
        text: new Text({
          text: String(feature.get('name')),
          // Where the base map has the same name, which yields to this one.
          offsetY: 16,
          font: withHeight(`600 13px ${font}`),
          fill: new Fill({ color: pillText }),
          stroke: new Stroke({ color: halo, width: 4 }),
          declutterMode: 'obstacle',
        }),
      });
    },
  });
