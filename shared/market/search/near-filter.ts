import { normalPoint } from './area-filter.ts';
import { degreesText } from './degrees.ts';
import type { NearFilter, Point } from './listing-search.ts';
import { nearBands } from './near-bands.ts';
import { wholeCountry } from './whole-country.ts';

/** Characters of a point's name; the rest of a longer one is cut off. */
export const longestPointName = 60;

/** A name on one line, without characters that an address or a chip cannot show. */
export function pointName(text: string): string {
  const plain = text.replace(/[\p{C}\s+]+/gu, ' ').trim();
  return [...plain].slice(0, longestPointName).join('').trim();
}

/** undefined for a point outside Australia, and for a distance that is not offered. */
export function normalNear(
  near: Point & { readonly kilometres: number; readonly name: string },
): NearFilter | undefined {
  const point = normalPoint(near);
  const kilometres = nearBands.find((band) => band === near.kilometres);
  if (!point || !kilometres) return undefined;
  const { latitude, longitude } = point;
  const { south, west, north, east } = wholeCountry;
  if (latitude < south || latitude > north || longitude < west || longitude > east) return undefined;
  return { latitude, longitude, kilometres, name: pointName(near.name) };
}

/** 'latitude,longitude,2km,Name': the form in an address. */
export function writeNear({ latitude, longitude, kilometres, name }: NearFilter): string {
  return [degreesText(latitude), degreesText(longitude), `${kilometres}km`, ...(name ? [name] : [])].join(',');
}

/** undefined for any text that `writeNear` does not write. */
export function readNear(text: string): NearFilter | undefined {
  const [, latitude, longitude, kilometres, name = ''] =
    /^\s*(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?),(\d{1,3})km(?:,(.{0,500}))?$/isu.exec(text) ?? [];
  if (latitude === undefined) return undefined;
  return normalNear({
    latitude: Number(latitude),
    longitude: Number(longitude),
    kilometres: Number(kilometres),
    name,
  });
}

/** 'Within 2 km of Work'. */
export const nearLabel = ({ kilometres, name }: NearFilter): string =>
  `Within ${kilometres} km of ${name || 'the chosen point'}`;
