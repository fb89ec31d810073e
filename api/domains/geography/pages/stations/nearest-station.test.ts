import { openStations } from '../../map/public.ts';
import { nearestStation, nearestStations } from './nearest-station.ts';
import { linesOf, stationsOnLines } from './train-lines.ts';

test('[LOC-15] a suburb has its nearest station where the data have stations, and none elsewhere or if they are far', async () => {
  const stations = await openStations();
  expect(stations.length).toBeGreaterThan(400);
  const near = (stateCode: string, latitude: number, longitude: number) =>
    nearestStation(stations, stateCode, { latitude, longitude });
  // Flinders Street, Roma Street.
  expect(near('VIC', -37.8183, 144.9671)).toMatchObject({ name: 'Flinders Street' });
  expect(near('VIC', -37.8183, 144.9671)?.distanceMetres).toBeLessThan(300);
  expect(near('QLD', -27.4655, 153.0185)?.distanceMetres).toBeLessThan(500);
  // The stations of Cairns and New South Wales are missing from the data; the desert has none.
  expect(near('QLD', -16.92, 145.77)).toBeNull();
  expect(near('VIC', -35, 141.5)).toBeNull();
  expect(near('NSW', -33.88, 151.2)).toBeNull();
});

test('[LIST-100] the three nearest stations have their lines, and across a state’s border too', async () => {
  const stations = await openStations();
  const near = (latitude: number, longitude: number) => nearestStations(stations, { latitude, longitude }, 3);
  const found = near(-37.7667, 144.9617);
  expect(found.map(({ name, lines }) => [name, lines])).toEqual([
    ['Brunswick', ['Upfield']],
    ['Anstey', ['Upfield']],
    ['Jewell', ['Upfield']],
  ]);
  expect(found.map(({ distanceMetres }) => distanceMetres)).toEqual(
    found.map(({ distanceMetres }) => distanceMetres).toSorted((one, other) => one - other),
  );
  // Moama, New South Wales, across the river from Echuca.
  expect(near(-36.11, 144.76)[0]).toMatchObject({ name: 'Echuca', lines: ['Echuca'] });
  expect(near(-33.88, 151.2)).toEqual([]);
});

test('[LIST-100] every station has a line, and every station of a line is in the data', async () => {
  const stations = await openStations();
  const known = new Set(stations.map(({ stateCode, name }) => `${stateCode} ${name}`));
  expect(stationsOnLines.filter((name) => !known.has(name))).toEqual([]);
  expect(stations.filter((station) => linesOf(station).length === 0)).toEqual([]);
});
