import { fromLonLat } from 'ol/proj.js';
import type Style from 'ol/style/Style.js';
import { areaLayer, edgeOf } from './area-layer.ts';
import { readPalette } from './base/palette.ts';

const ring = [
  [145, -37],
  [145.1, -37],
  [145.1, -37.1],
  [145, -37],
];

test('[SRCH-16] a suburb’s edge is drawn from either geometry type of GeoJSON; any other is left out', () => {
  const extent = [...fromLonLat([145, -37.1]), ...fromLonLat([145.1, -37])].map((side) => expect.closeTo(side, 3));
  const one = edgeOf({ approximate: true, geoJson: JSON.stringify({ type: 'Polygon', coordinates: [ring] }) });
  expect(one?.get('approximate')).toBe(true);
  expect(one?.getGeometry()?.getExtent()).toEqual(extent);
  expect(
    edgeOf({ approximate: false, geoJson: JSON.stringify({ type: 'MultiPolygon', coordinates: [[ring]] }) })
      ?.getGeometry()
      ?.getExtent(),
  ).toEqual(extent);
  for (const geoJson of [
    '',
    'null',
    '{}',
    '{"type":"Point","coordinates":[1,2]}',
    '{"type":"Polygon","coordinates":7}',
  ])
    expect(edgeOf({ approximate: false, geoJson })).toBeUndefined();
});

test('[MAP-13] searched suburbs are outlined and filled, those around them only faintly outlined', () => {
  const outline = { approximate: false, geoJson: JSON.stringify({ type: 'Polygon', coordinates: [ring] }) };
  const palette = readPalette(document.body);
  const { layer, show } = areaLayer(() => palette);
  show(undefined, [outline, outline], [outline]);
  const looks = (layer.getSource()?.getFeatures() ?? []).map((feature) => {
    const style = layer.getStyleFunction()?.(feature, 1) as import('ol/style/Style.js').default;
    return [style.getStroke()?.getWidth(), Boolean(style.getFill())];
  });
  expect(looks).toEqual([
    [1.25, false],
    [2.5, true],
    [2.5, true],
  ]);
});

test('[MAP-18] the ring around a point is dashed over a halo, and above everything else', () => {
  const palette = readPalette(document.body);
  const { layer, show } = areaLayer(() => palette);
  const points = [
    [145, -37],
    [145.1, -37],
    [145.1, -37.1],
  ] as const;
  show({ areas: [points], excluded: [points] }, [], [], points);
  const styles = (layer.getSource()?.getFeatures() ?? []).map(
    (feature) => layer.getStyleFunction()?.(feature, 1) as Style | Style[],
  );
  const ring = styles[2] as Style[];
  expect(ring.map((style) => [style.getStroke()?.getColor(), style.getStroke()?.getLineDash()])).toEqual([
    [palette.halo, null],
    [palette.label, [10, 5]],
  ]);
  expect(Math.min(...ring.map((style) => style.getZIndex() ?? 0))).toBeGreaterThan(2);
  show({ areas: [points], excluded: [] });
  expect(layer.getSource()?.getFeatures()).toHaveLength(1);
});
