/** The visitor's position. Rejects with a message for them. */
export function positionOfVisitor(): Promise<{ readonly latitude: number; readonly longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This browser can’t tell where you are. Enter a suburb or postcode instead.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) =>
        reject(
          new Error(
            code === 1
              ? 'Your position is not shared with this site. Allow it in your browser’s settings, or enter a suburb or postcode.'
              : 'Your position could not be found just now. Try again, or enter a suburb or postcode.',
          ),
        ),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
}
