import fc from 'fast-check';
import { fromLonLat } from 'ol/proj.js';
import { gatherMarkers, type PlacedMarker } from './gather.ts';
import type { MapMarker } from './marker.ts';

function placed(x: number, y: number, given: Partial<MapMarker> = {}): PlacedMarker {
  const marker: MapMarker = {
    kind: 'listing',
    key: `${x} ${y}`,
    ids: [`${x} ${y}`],
    count: 1,
    uri: undefined,
    price: undefined,
    low: undefined,
    high: undefined,
    rank: undefined,
    at: [0, 0],
    ...given,
  };
  const made = { marker, x, y, parts: [] as PlacedMarker[] };
  made.parts.push(made);
  return made;
}

test('[MAP-08] homes that would cover each other become a cluster at their middle, with their number and prices', () => {
  const far = placed(1000, 0, { price: '$1M' });
  const joined = gatherMarkers(
    [
      placed(0, 0, { price: '$950k', ids: ['1'] }),
      far,
      placed(30, 0, { kind: 'cluster', count: 3, low: '$1.2M', high: '$2M', ids: [] }),
      placed(10, 40, { price: '$85,000', ids: ['2'] }),
    ],
    60,
  );
  expect(joined.map(({ marker }) => [marker.kind, marker.count, marker.low, marker.high, marker.ids])).toEqual([
    ['cluster', 5, '$85,000', '$2M', expect.arrayContaining(['1', '2'])],
    ['listing', 1, undefined, undefined, ['1000 0']],
  ]);
  expect(joined[0]).toMatchObject({ x: 20, y: 8 });
  expect(joined[0]?.parts).toHaveLength(3);
  expect(fromLonLat([...(joined[0]?.marker.at ?? [0, 0])])[0]).toBeCloseTo(20, 3);
  expect(joined[1]).toBe(far);
});

test('without a reach every marker stays', () => {
  const markers = [placed(0, 0), placed(0, 1)];
  expect(gatherMarkers(markers, 0)).toEqual(markers);
});

const points = fc.uniqueArray(fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 500 }) }), {
  maxLength: 60,
  selector: ({ x, y }) => `${x} ${y}`,
});

test('[MAP-08] no home is lost, nothing covers another, and the order of the markers does not matter', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 80 }), fc.infiniteStream(fc.nat()), (spots, reach, random) => {
      const markers = spots.map(({ x, y }) => placed(x, y));
      const joined = gatherMarkers(markers, reach);
      expect(joined.flatMap(({ marker }) => marker.ids).toSorted()).toEqual(
        markers.flatMap(({ marker }) => marker.ids).toSorted(),
      );
      expect(joined.reduce((sum, { marker }) => sum + marker.count, 0)).toBe(markers.length);
      for (const [index, one] of joined.entries())
        for (const other of joined.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(reach);
      const shuffled = markers
        .map((marker) => ({ marker, at: Number(random.next().value) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ marker }) => marker);
      expect(gatherMarkers(shuffled, reach).map(({ marker }) => marker.key)).toEqual(
        joined.map(({ marker }) => marker.key),
      );
    }),
  );
});
