import type { Point } from '@verandah/market';

/** Radius of the search around the visitor, in degrees of latitude: 3 km. */
const reach = 0.027;

/** Bounds of the search around the visitor: south, west, north, east. Rejects with a message for the visitor. */
export async function boundsNearMe(): Promise<readonly number[]> {
  const { latitude, longitude } = await ownPosition();
  const wide = reach / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return [latitude - reach, longitude - wide, latitude + reach, longitude + wide];
}

/** The visitor's position by the browser, in degrees. Rejects with a message for the visitor. */
export function ownPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('Your browser can’t share your location. Enter a suburb or postcode instead.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) =>
        reject(
          new Error(
            code === 1
              ? 'Location access is off. Allow it in your browser settings, or enter a suburb or postcode.'
              : 'We couldn’t find your location. Try again, or enter a suburb or postcode.',
          ),
        ),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
}
