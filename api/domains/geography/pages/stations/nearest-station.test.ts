import { openStations } from '../../map/public.ts';
import { nearestStation } from './nearest-station.ts';

test('[LOC-15] a suburb has its nearest station where the data have stations, and none elsewhere or if they are far', async () => {
  const stations = await openStations();
  expect(stations.length).toBeGreaterThan(400);
  const near = (stateCode: string, latitude: number, longitude: number) =>
    nearestStation(stations, stateCode, { latitude, longitude });
  // Flinders Street, Roma Street.
  expect(near('VIC', -37.8183, 144.9671)).toEqual({
    name: 'Flinders Street',
    distanceMetres: expect.any(Number) as number,
  });
  expect(near('VIC', -37.8183, 144.9671)?.distanceMetres).toBeLessThan(300);
  expect(near('QLD', -27.4655, 153.0185)?.distanceMetres).toBeLessThan(500);
  // The stations of Cairns and New South Wales are missing from the data; the desert has none.
  expect(near('QLD', -16.92, 145.77)).toBeNull();
  expect(near('VIC', -35, 141.5)).toBeNull();
  expect(near('NSW', -33.88, 151.2)).toBeNull();
});
