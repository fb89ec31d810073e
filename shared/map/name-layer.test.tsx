import Feature from 'ol/Feature.js';
import type MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import OpenLayersMap from 'ol/Map.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import type Style from 'ol/style/Style.js';
import { areaLayer } from './area-layer.ts';
import { readPalette } from './base/palette.ts';
import type { MapMarker } from './markers/marker.ts';
import { nameLayer, type NameLayer } from './name-layer.ts';

const square = (name: string, west: number, south: number) => ({
  name,
  approximate: false,
  geoJson: JSON.stringify({
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + 0.04, south],
        [west + 0.04, south + 0.04],
        [west, south + 0.04],
        [west, south],
      ],
    ],
  }),
});
const cluster = (longitude: number, latitude: number): MapMarker => ({
  kind: 'cluster',
  key: 'cluster',
  ids: [],
  count: 12,
  uri: undefined,
  price: undefined,
  low: undefined,
  high: undefined,
  rank: undefined,
  at: [longitude, latitude],
});
const palette = readPalette(document.body);
const openAt = (longitude: number, latitude: number, zoom: number): OpenLayersMap => {
  const map = new OpenLayersMap({
    controls: [],
    interactions: [],
    view: new View({ center: fromLonLat([longitude, latitude]), zoom }),
  });
  map.setSize([800, 600]);
  return map;
};
const shown = ({ layer }: NameLayer): Record<string, readonly [number, number]> =>
  Object.fromEntries(
    (layer.getSource()?.getFeatures() ?? []).map((feature) => [
      String(feature.get('name')),
      toLonLat((feature.getGeometry() as Point).getCoordinates()) as [number, number],
    ]),
  );

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

test('[MAP-20] each searched suburb in view is named inside its outline, beside its markers; those around it are not', () => {
  const area = areaLayer(() => palette);
  const { name: _, ...around } = square('Burnley', 145.04, -37.84);
  area.show(undefined, [square('Richmond', 145, -37.84), square('Perth', 115.8, -32)], [around]);
  let markers: MapMarker[] = [];
  const names = nameLayer(() => palette, area.source, { within: () => markers });
  const map = openAt(145.02, -37.82, 13);
  names.place(map);
  const { Richmond: middle, ...others } = shown(names);
  expect(others).toEqual({});
  expect(middle?.[0]).toBeCloseTo(145.02, 2);
  expect(middle?.[1]).toBeCloseTo(-37.82, 2);
  markers = [cluster(145.02, -37.82)];
  names.place(map);
  const moved = shown(names)['Richmond'] as readonly [number, number];
  expect(moved).not.toEqual(middle);
  const outline = area.source
    .getFeatures()
    .find((each) => each.get('name') === 'Richmond')
    ?.getGeometry();
  expect((outline as MultiPolygon).intersectsCoordinate(fromLonLat([...moved]))).toBe(true);
  // Seen from afar all of the suburb is below the cluster: the name is above both.
  map.getView().setZoom(6);
  names.place(map);
  expect(shown(names)['Richmond']?.[1]).toBeGreaterThan(-37.8);
});

test('[MAP-20] a name is always drawn, and labels and prices yield to it', () => {
  const area = areaLayer(() => palette);
  const { layer } = nameLayer(() => palette, area.source, { within: () => [] });
  const style = layer.getStyleFunction()?.(new Feature({ geometry: new Point([0, 0]), name: 'Richmond' }), 1) as Style;
  expect([style.getText()?.getText(), style.getText()?.getDeclutterMode(), layer.getDeclutter()]).toEqual([
    'Richmond',
    'obstacle',
    'labels',
  ]);
});

test('[MAP-20] the base map leaves out its own label of the place, not that of another place with the same name', () => {
  const area = areaLayer(() => palette);
  area.show(undefined, [square('Richmond', 145, -37.84)]);
  const { isNamed } = nameLayer(() => palette, area.source, { within: () => [] });
  const label = (longitude: number, latitude: number, names: Readonly<Record<string, string>>): boolean =>
    isNamed(new Feature({ geometry: new Point(fromLonLat([longitude, latitude])), ...names }));
  expect(label(145.02, -37.82, { name: 'Richmond' })).toBe(true);
  expect(label(145.02, -37.82, { name: 'Ritschmond', 'name:en': 'Richmond' })).toBe(true);
  expect(label(145.02, -37.82, { name: 'Cremorne' })).toBe(false);
  expect(label(150.75, -33.6, { name: 'Richmond' })).toBe(false);
});
