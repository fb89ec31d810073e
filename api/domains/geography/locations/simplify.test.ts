import { sketchOf } from './simplify.ts';

const circle = (corners: number, radius = 1, x = 145, y = -37): number[][] =>
  Array.from({ length: corners + 1 }, (_, at) => {
    const angle = ((at % corners) / corners) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

test('[LOC-03] a picture of a boundary has the most significant corners, and is closed', () => {
  const square = [
    [0, 0],
    [0.5, 0.0001],
    [1, 0],
    [1, 0.5],
    [1, 1],
    [0.5, 1],
    [0, 1],
    [0, 0],
  ];
  expect(sketchOf({ type: 'Polygon', coordinates: [square] }, 5)).toEqual([[0, 0, 1, 0, 1, 1, 0, 1, 0, 0]]);
  const [ring = []] = sketchOf({ type: 'Polygon', coordinates: [circle(2000)] }, 60);
  expect(ring).toHaveLength(120);
  expect(ring.slice(0, 2)).toEqual(ring.slice(-2));
  const away = Array.from({ length: 60 }, (_, at) =>
    Math.hypot((ring[at * 2] ?? 0) - 145, (ring[at * 2 + 1] ?? 0) + 37),
  );
  for (const each of away) expect(each).toBeCloseTo(1, 3);
});

test('[LOC-03] of several parts the large ones are drawn, the largest first, with corners by their size; holes are not', () => {
  const rings = sketchOf(
    {
      type: 'MultiPolygon',
      coordinates: [[circle(100, 0.01, 140)], [circle(400, 0.5), circle(40, 0.1)], [circle(400, 1, 150)]],
    },
    100,
  );
  expect(rings.map((ring) => ring.length / 2)).toEqual([80, 20]);
  expect(rings[0]?.[0]).toBe(151);
});
