import { groupDigits, metresBetween, stateByCode } from '@verandah/market';

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

/** Straight-line distance: '4 km from Melbourne’s CBD'; null in the centre itself. */
export function fromCapital(
  stateCode: string,
  point: { readonly latitude: number; readonly longitude: number },
): string | null {
  const centre = centres[stateCode];
  const capital = stateByCode(stateCode)?.capital;
  if (!centre || !capital) return null;
  const [latitude, longitude] = centre;
  const kilometres = Math.round(metresBetween({ latitude, longitude }, point) / 1000);
  return kilometres < 1 ? null : `${groupDigits(kilometres)} km from ${capital}’s CBD`;
}
