/** The visitor's position. Rejects with a message for them. */
export function positionOfVisitor(): Promise<{ readonly latitude: number; readonly longitude: number }> {
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
