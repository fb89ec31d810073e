import { inRichmond, richmond } from '../../test-kit/market.ts';
import { edgesOf, mapFocus } from './focus.ts';

const noGround = { edges: null, spots: [] };

test('a suburb is shown to its edges, with a margin when its neighbours count too; without edges around its centre', () => {
  const edges = [144.98, -37.84, 145.02, -37.8] as const;
  expect(mapFocus(inRichmond({ surrounding: false }), [richmond], { ...noGround, edges })).toEqual({ bounds: edges });
  expect(mapFocus(inRichmond(), [richmond], { ...noGround, edges })).toEqual({
    bounds: [144.96, -37.86, 145.04, -37.78].map((side) => expect.closeTo(side)),
  });
  expect(mapFocus(inRichmond({ surrounding: false }), [richmond], noGround)).toEqual({
    centre: [145, -37.82],
    zoom: 14,
  });
  expect(mapFocus(inRichmond(), [richmond], noGround)).toEqual({ centre: [145, -37.82], zoom: 13 });
});

test('several suburbs are shown in one box', () => {
  const other = { latLong: { latitude: -37.5, longitude: 145.4 } };
  expect(mapFocus(inRichmond(), [richmond, other], noGround)).toEqual({
    bounds: [144.98, expect.closeTo(-37.84), expect.closeTo(145.42), expect.closeTo(-37.48)],
  });
});

test('[MAP-18] homes near a point of a large area are shown with the whole ring around it', () => {
  const near = { latitude: -37.82, longitude: 145, kilometres: 2, name: '' } as const;
  expect(mapFocus(inRichmond({ near }), [richmond], noGround)).toEqual({
    bounds: [144.9772, -37.838, 145.0228, -37.802].map((side) => expect.closeTo(side, 3)),
  });
  const edges = [144.98, -37.84, 145.02, -37.8] as const;
  expect(mapFocus(inRichmond({ near, surrounding: false }), [richmond], { ...noGround, edges })).toEqual({
    bounds: edges,
  });
});

test('[SRCH-50] homes within a travel time are shown with the whole area around its point', () => {
  const near = { latitude: -37.82, longitude: 145, minutes: 20, by: 'drive', name: '' } as const;
  const reach = [
    [144.9, -37.9],
    [145.2, -37.8],
    [145, -37.7],
  ] as const;
  expect(mapFocus(inRichmond({ near }), [richmond], { ...noGround, reach })).toEqual({
    bounds: [144.9, -37.9, 145.2, -37.7],
  });
});

test('[SRCH-16] a mapped area is shown as the visitor left it, a drawn one in full', () => {
  const mapped = inRichmond({
    context: 'map',
    bounds: { south: -38, west: 144, north: -37, east: 146 },
    centre: { latitude: -37.5, longitude: 145 },
    zoom: 12.5,
  });
  expect(mapFocus(mapped, [], noGround)).toEqual({ centre: [145, -37.5], zoom: 12.5 });
  const shape = [
    { latitude: -37, longitude: 145 },
    { latitude: -37.1, longitude: 145.1 },
    { latitude: -37.2, longitude: 144.9 },
  ];
  expect(mapFocus(inRichmond({ context: 'draw', shape }), [], noGround)).toEqual({
    bounds: [144.9, -37.2, 145.1, -37],
  });
});

test('an office has no location: its homes decide, and without any the whole country is shown', () => {
  const office = inRichmond({ context: 'office', office: 'finch-1' });
  expect(mapFocus(office, [], { ...noGround, spots: [{ latitude: -37.5, longitude: 145 }] })).toEqual({
    bounds: [144.98, expect.closeTo(-37.52), 145.02, expect.closeTo(-37.48)],
  });
  expect(mapFocus(office, [], noGround)).toEqual({ bounds: [113, -44, 154, -10] });
});

test('edges are read from any geometry; invalid GeoJSON has none', () => {
  expect(
    edgesOf(
      '{"type":"MultiPolygon","coordinates":[[[[145,-37],[146,-37],[146,-38],[145,-37]]],[[[144,-36],[144.5,-36],[144,-36.5],[144,-36]]]]}',
    ),
  ).toEqual([144, -38, 146, -36]);
  for (const text of ['', '{}', 'null', '{"coordinates":[]}', '{"coordinates":[["a"]]}'])
    expect(edgesOf(text)).toBeNull();
});
