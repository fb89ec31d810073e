/** For example '850 m' or '2.3 km'. */
export const distanceText = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`;
