import { fromLonLat } from 'ol/proj.js';
import { edgeOf } from './area-layer.ts';

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
