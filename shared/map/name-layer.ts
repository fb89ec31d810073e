import Feature, { type FeatureLike } from 'ol/Feature.js';
import { intersects } from 'ol/extent.js';
import type MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OpenLayersMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { collisionGroup } from './base/base-style.ts';
import type { MapPalette } from './base/palette.ts';
import type { MarkerLayer } from './markers/marker-layer.ts';
import { boxOf, nameSpot, boxesOverlap, type Pixel, type PixelBox } from './name-spot.ts';
import { withHeight } from './text-height.ts';

export interface NameLayer {
  readonly layer: VectorLayer;
  /** Whether the place of a label of the base map has its name from here. */
  isNamed(label: FeatureLike): boolean;
  /** Places the names where the map and its markers are now. */
  place(map: OpenLayersMap): void;
}

/** Pixels: of a letter and beside a name, of its line, and between it and the edge of the map. */
const [letter, beside, height, edge] = [8, 12, 22, 10];
/** What may lie over a map: its buttons, boxes and notes. */
const over = 'button, label, summary, p';

/**
 * The names of the areas that have one, wherever a part of such an area is in view. Labels of the base map and prices
 * yield to them, and they to the markers that are always drawn and to what lies over the map.
 */
export function nameLayer(
  palette: () => MapPalette,
  areas: VectorSource,
  { within }: Pick<MarkerLayer, 'within'>,
): NameLayer {
  const source = new VectorSource();
  let before = '';
  return {
    layer: new VectorLayer({
      source,
      declutter: collisionGroup,
      updateWhileAnimating: true,
      updateWhileInteracting: true,
      style: (feature) => {
        const { font, pillText, halo } = palette();
        return new Style({
          text: new Text({
            text: String(feature.get('name')),
            font: withHeight(`650 14px ${font}`),
            fill: new Fill({ color: pillText }),
            stroke: new Stroke({ color: halo, width: 4 }),
            declutterMode: 'obstacle',
          }),
        });
      },
    }),
    isNamed: (label) =>
      areas.getFeatures().some((area) => {
        const [outline, point] = [area, label].map((each) => each.getGeometry()?.getExtent());
        const isSame = area.get('name') === (label.get('name:en') ?? label.get('name'));
        return isSame && outline && point && intersects(outline, point);
      }),
    place: (map) => {
      const [view, [across = 0, down = 0] = []] = [map.getView(), map.getSize()];
      const resolution = view.getResolution() ?? 1;
      const extent = view.calculateExtent([across, down]);
      const [west = 0, , , north = 0] = extent;
      const pixelOf = ([x = 0, y = 0]: readonly number[]): Pixel => [(x - west) / resolution, (north - y) / resolution];
      const covered = within(extent).map(({ at, kind, rank }): PixelBox => {
        const [x, y] = pixelOf(fromLonLat([...at]));
        // A cluster's circle; the price of one of the best homes; the dot of any other.
        if (kind === 'cluster') return [x - 24, y - 24, x + 24, y + 24];
        return rank ? [x - 36, y - 34, x + 36, y + 6] : [x - 7, y - 7, x + 7, y + 7];
      });
      const corner = map.getTargetElement()?.getBoundingClientRect();
      for (const each of corner ? document.querySelectorAll(over) : []) {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const [x, y] = [corner?.left ?? 0, corner?.top ?? 0];
        const box = [left - x, top - y, right - x, bottom - y] as const;
        // Most of the page is beside the map.
        if (boxesOverlap(box, [0, 0, across, down])) covered.push(box);
      }
      const placed = areas.getFeatures().flatMap((area) => {
        const name: unknown = area.get('name');
        const outline = area.getGeometry() as MultiPolygon;
        if (typeof name !== 'string' || !outline.intersectsExtent(extent)) return [];
        const [left = 0, bottom = 0, right = 0, top = 0] = outline.getExtent();
        const [widest = []] = outline
          .getInteriorPoints()
          .getCoordinates()
          .toSorted(([, , one = 0], [, , other = 0]) => other - one);
        const size = [name.length * letter + beside, height] as const;
        const spot = nameSpot({
          size,
          view: [edge, edge, across - edge, down - edge],
          box: [...pixelOf([left, top]), ...pixelOf([right, bottom])],
          middle: pixelOf(widest),
          isInside: (x, y) => outline.intersectsCoordinate([west + x * resolution, north - y * resolution]),
          covered,
        });
        covered.push(boxOf(spot, size));
        return { name, at: [west + spot[0] * resolution, north - spot[1] * resolution] };
      });
      const now = JSON.stringify(placed);
      if (now === before) return;
      before = now;
      source.clear(true);
      source.addFeatures(placed.map(({ name, at }) => new Feature({ geometry: new Point(at), name })));
    },
  };
}
