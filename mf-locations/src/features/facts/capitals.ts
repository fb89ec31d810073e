import { groupDigits, stateByCode } from '@verandah/market';

/** The centre of each capital: its general post office or city hall. */
const centres: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  ACT: [-35.2809, 149.13],
  NSW: [-33.8688, 151.2093],
  NT: [-12.4634, 130.8456],
  QLD: [-27.4698, 153.0251],
  SA: [-34.9285, 138.6007],
  TAS: [-42.8821, 147.3272],
  VIC: [-37.8136, 144.9631],
  WA: [-31.9505, 115.8605],
};

/** Great-circle distance between two positions, in metres. */
function metresBetween(
  [latitude, longitude]: readonly [number, number],
  [toLatitude, toLongitude]: readonly [number, number],
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(toLatitude - latitude) / 2) ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(toLatitude)) * Math.sin(radians(toLongitude - longitude) / 2) ** 2;
  return 12_742_000 * Math.asin(Math.sqrt(half));
}

/** Straight-line distance: '4 km from Melbourne’s CBD'; null in the centre itself. */
export function fromCapital(
  stateCode: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): string | null {
  const centre = centres[stateCode];
  const capital = stateByCode(stateCode)?.capital;
  if (!centre || !capital) return null;
  const kilometres = Math.round(metresBetween(centre, [latitude, longitude]) / 1000);
  return kilometres < 1 ? null : `${groupDigits(kilometres)} km from ${capital}’s CBD`;
}
