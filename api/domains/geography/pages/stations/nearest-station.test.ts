import { openStations } from '../../map/public.ts';
import { nearestStation } from './nearest-station.ts';

test('[LOC-15] a suburb has its nearest station where stations are known, and none where they are not or are far', async () => {
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
  // Cairns has stations that are not known; the desert has none; stations of New South Wales are not known.
  expect(near('QLD', -16.92, 145.77)).toBeNull();
  expect(near('VIC', -35, 141.5)).toBeNull();
  expect(near('NSW', -33.88, 151.2)).toBeNull();
});
