export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = Math.PI / 180;

/** Great-circle distance in metres (haversine, radius 6,371 km). */
export function distanceMetres(a: Position, b: Position): number {
  const half =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half));
}
