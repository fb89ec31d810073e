import { render, screen } from '@testing-library/react';
import { boundsOf } from './area-layer.ts';
import { spotBounds } from './spot-bounds.ts';
import { SpotMap } from './spot-map.tsx';
import { stationBounds } from './station-bounds.ts';

beforeAll(() => {
  // Browser APIs that jsdom lacks.
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  globalThis.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
});

test('[LOC-13] a map of places is named, and shows all of them except far islands', () => {
  expect(spotBounds([])).toBeUndefined();
  const melbourne = Array.from({ length: 200 }, (_, at) => [144.9 + at / 1000, -37.8] as const);
  const [west, south, east, north] = spotBounds([...melbourne, [159.07, -31.55]]) ?? [0, 0, 0, 0];
  expect([west, east]).toEqual([expect.closeTo(144.892), expect.closeTo(145.107)]);
  expect([south, north]).toEqual([expect.closeTo(-37.81), expect.closeTo(-37.79)]);
  const onSelect = jest.fn();
  const ring = [
    [144.9, -37.9],
    [145.1, -37.9],
    [145.1, -37.7],
    [144.9, -37.9],
  ];
  const boundary = { approximate: false, geoJson: JSON.stringify({ type: 'Polygon', coordinates: [ring] }) };
  expect(boundsOf(boundary)).toEqual([144.9, -37.9, 145.1, -37.7].map((degrees) => expect.closeTo(degrees)));
  for (const look of ['names', 'prices'] as const) {
    const { unmount } = render(
      <SpotMap
        spots={[{ id: 'richmond-vic-3121', at: [145, -37.82], text: 'Richmond' }]}
        look={look}
        label="Map of suburbs in Victoria"
        boundary={boundary}
        onSelect={onSelect}
      />,
    );
    expect(screen.getByRole('application')).toHaveAccessibleName(/Map of suburbs in Victoria/);
    unmount();
  }
  expect(onSelect).not.toHaveBeenCalled();
});

test('[LIST-101] a property’s map shows it in the middle of the stations nearby, and is not widened for far ones', () => {
  const home = [145, -37.82] as const;
  const station = (longitude: number, latitude: number) => ({ name: '', latLong: { latitude, longitude } });
  expect(stationBounds(home, [station(145.01, -37.82), station(144.995, -37.83), station(145.2, -37.8)])).toEqual([
    expect.closeTo(144.99),
    expect.closeTo(-37.83),
    expect.closeTo(145.01),
    expect.closeTo(-37.81),
  ]);
  expect(stationBounds(home, [station(145.2, -37.8)])).toBeUndefined();
});
