import { normalPoint } from './area-filter.ts';
import { degreesText } from './degrees.ts';
import type { NearFilter, NearReach, Point, TravelFilter } from './listing-search.ts';
import { nearBands, travelMinutes, travelModes, type TravelMode } from './near-bands.ts';
import { wholeCountry } from './whole-country.ts';

/** Characters of a point's name; the rest of a longer one is cut off. */
export const longestPointName = 60;

/** A name on one line, without characters that an address or a chip cannot show. */
export function pointName(text: string): string {
  const plain = text.replace(/[\p{C}\s+]+/gu, ' ').trim();
  return [...plain].slice(0, longestPointName).join('').trim();
}

/** A point with a name, and a reach that may not be offered. */
interface AnyNear extends Point {
  readonly kilometres?: number | null | undefined;
  readonly minutes?: number | null | undefined;
  readonly by?: string | null | undefined;
  readonly name: string;
}

/** undefined for a point outside Australia, and for a distance or time that is not offered. */
export function normalNear(near: AnyNear): NearFilter | undefined {
  const point = normalPoint(near);
  const reach = normalReach(near);
  if (!point || !reach) return undefined;
  const { latitude, longitude } = point;
  const { south, west, north, east } = wholeCountry;
  if (latitude < south || latitude > north || longitude < west || longitude > east) return undefined;
  return { latitude, longitude, ...reach, name: pointName(near.name) };
}

function normalReach({ kilometres, minutes, by }: Omit<AnyNear, 'name' | keyof Point>): NearReach | undefined {
  if (typeof minutes !== 'number' && typeof by !== 'string') {
    const band = nearBands.find((each) => each === kilometres);
    return band && { kilometres: band };
  }
  const time = travelMinutes.find((each) => each === minutes);
  const mode = travelModes.find(({ name }) => name === by);
  return time && mode && typeof kilometres !== 'number' ? { minutes: time, by: mode.name } : undefined;
}

/** Whether homes are near by a time of travel, not by a distance. */
export const isTravel = (near: NearFilter | undefined): near is TravelFilter => near?.minutes !== undefined;

/** '2km' or '20min-drive': the form in an address. */
export const writeReach = ({ kilometres, minutes, by }: NearReach): string =>
  minutes === undefined ? `${kilometres}km` : `${minutes}min-${by}`;

/** undefined for any text that `writeReach` does not write. */
export function readReach(text: string): NearReach | undefined {
  const [, kilometres, minutes, by] = /^(?:(\d{1,3})km|(\d{1,3})min-([a-z]{1,10}))$/i.exec(text) ?? [];
  return kilometres === undefined
    ? normalReach({ minutes: Number(minutes), by: by?.toLowerCase() })
    : normalReach({ kilometres: Number(kilometres) });
}

/** 'latitude,longitude,2km,Name': the form in an address. */
export function writeNear(near: NearFilter): string {
  const { latitude, longitude, name } = near;
  return [degreesText(latitude), degreesText(longitude), writeReach(near), ...(name ? [name] : [])].join(',');
}

/** undefined for any text that `writeNear` does not write. */
export function readNear(text: string): NearFilter | undefined {
  const [, latitude, longitude, reach = '', name = ''] =
    /^\s*(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?),([\da-z-]{1,20})(?:,(.{0,500}))?$/isu.exec(text) ?? [];
  const read = readReach(reach);
  return read && normalNear({ latitude: Number(latitude), longitude: Number(longitude), ...read, name });
}

const modeLabel = (mode: TravelMode | undefined): string => travelModes.find(({ name }) => name === mode)?.label ?? '';

/** '2 km' or '20 min by car'. */
export function reachLabel({ kilometres, minutes, by }: NearReach): string {
  if (minutes === undefined) return `${kilometres} km`;
  return `${minutes} min ${modeLabel(by)}`;
}

/** 'Within 2 km of Work', 'Within 20 min of Work by car'. */
export function nearLabel(near: NearFilter): string {
  const { kilometres, minutes, by } = near;
  const point = near.name || 'the chosen point';
  if (minutes === undefined) return `Within ${kilometres} km of ${point}`;
  return `Within ${minutes} min of ${point} ${modeLabel(by)}`;
}
