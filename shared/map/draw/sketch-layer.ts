import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { leftOutStyle } from '../area-layer.ts';
import { fadeColour, type MapPalette } from '../base/palette.ts';

/** State of a drawing, in map coordinates. */
export interface Sketch {
  readonly closed: boolean;
  readonly corners: readonly number[][];
  readonly held: number | null;
  /** The freehand line, or the edge to where the next corner would be. */
  readonly trail: readonly number[][];
  /** The area at hand is left out of the others. */
  readonly excluding: boolean;
  readonly others: readonly { readonly corners: readonly number[][]; readonly excluded: boolean }[];
}

/** Midpoint of each edge of a ring, where a corner can be added. */
export const middlesOf = (corners: readonly number[][]): number[][] =>
  corners.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? [];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });

type Kind = 'area' | 'leftOut' | 'line' | 'trail' | 'corner' | 'first' | 'held' | 'middle';

/** The layer of the area being drawn. */
export function sketchLayer(palette: () => MapPalette): { readonly layer: VectorLayer; show(sketch: Sketch): void } {
  const source = new VectorSource({ useSpatialIndex: false });
  const dot = (radius: number, fill: string, line: string, width: number): Style =>
    new Style({
      image: new CircleStyle({ radius, fill: new Fill({ color: fill }), stroke: new Stroke({ color: line, width }) }),
      zIndex: 2,
    });
  const style = (kind: Kind): Style => {
    const { accent, pill, selected, onSelected } = palette();
    const line = new Stroke({ color: accent, width: 3 });
    switch (kind) {
      case 'area':
        return new Style({ stroke: line, fill: new Fill({ color: fadeColour(accent, 0.12) }) });
      case 'leftOut':
        return leftOutStyle(palette());
      case 'line':
        return new Style({ stroke: line });
      case 'trail':
        return new Style({ stroke: new Stroke({ color: accent, width: 2, lineDash: [6, 6] }) });
      case 'first':
        return dot(9, pill, accent, 4);
      case 'held':
        return dot(10, selected, onSelected, 3);
      case 'middle':
        return dot(5, fadeColour(accent, 0.55), pill, 1.5);
      case 'corner':
        return dot(7, pill, accent, 3);
    }
  };
  const layer = new VectorLayer({
    source,
    style: (feature) => style(feature.get('kind') as Kind),
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
  return {
    layer,
    show: ({ closed, corners, held, trail, excluding, others }) => {
      const of = (kind: Kind, geometry: Point | LineString | Polygon): Feature => new Feature({ geometry, kind });
      const ring = corners.map((corner) => [...corner]);
      source.clear(true);
      const area = (points: readonly number[][], excluded: boolean): Feature => {
        const open = points.map((each) => [...each]);
        return of(excluded ? 'leftOut' : 'area', new Polygon([[...open, open[0] ?? []]]));
      };
      source.addFeatures(others.map((other) => area(other.corners, other.excluded)));
      if (closed && ring.length > 2) source.addFeature(area(ring, excluding));
      else if (ring.length > 1) source.addFeature(of('line', new LineString(ring)));
      if (trail.length > 1)
        source.addFeature(of(trail.length > 2 ? 'line' : 'trail', new LineString(trail.map((point) => [...point]))));
      // Midpoints of a freehand line are too close together to be marked as well.
      if (closed && ring.length <= 20)
        source.addFeatures(middlesOf(ring).map((point) => of('middle', new Point(point))));
      source.addFeatures(
        ring.map((corner, index) =>
          of(
            index === held ? 'held' : !closed && index === 0 && ring.length > 2 ? 'first' : 'corner',
            new Point(corner),
          ),
        ),
      );
    },
  };
}
