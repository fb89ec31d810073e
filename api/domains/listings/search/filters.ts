import {
  nearBands,
  normalNear,
  type NearFilter,
  propertyTypes,
  type PropertyTypeName,
  travelMinutes,
  travelModes,
} from '@verandah/market';
import { BadSearch } from '../../../platform/problems/public.ts';
import { dayNumber } from '../../../platform/moment.ts';
import type { CountInput, DatesInput, NearInput, RangeInput } from './search-input.ts';
import { searchLimits } from './search-limits.ts';
import type { RequestedCount, RequestedDates, RequestedRange } from './search-request.ts';

/** The vocabulary's numbers of some types, with all their subtypes. */
export function typeNumbers(names: readonly PropertyTypeName[]): number[] {
  return propertyTypes.filter(({ name }) => name !== null && names.includes(name)).map(({ number }) => number);
}

const buckets = [1, 2, 3, 4, 5];

/**
 * Exact numbers and a minimum; matching either is enough. Numbers above 5 mean five and more. Bedroom 0 is a studio,
 * see `includesStudio`; other zeros mean any.
 */
export function readCount(field: string, input: CountInput | null | undefined): RequestedCount | undefined {
  const only = (input?.only ?? []).map((value) => atLeastZero(`${field}.only`, value));
  const min = atLeastZero(`${field}.min`, input?.min ?? 0) || buckets.length + 1;
  const wish = buckets.filter((value) => value >= min || only.includes(value));
  return wish.length > 0 ? wish : undefined;
}

export const includesStudio = (input: CountInput | null | undefined): boolean => input?.only?.includes(0) ?? false;

function atLeastZero(field: string, value: number): number {
  if (value < 0) throw new BadSearch(field, `${value} must be 0 or more.`);
  return Math.min(value, 5);
}

/** An end of 0 is none, as in an address: nothing costs less than a dollar or has less than a square metre. */
export function readRange(field: string, input: RangeInput | null | undefined): RequestedRange | undefined {
  for (const end of ['min', 'max'] as const) {
    const value = input?.[end] ?? 0;
    if (value < 0) throw new BadSearch(`${field}.${end}`, `${value} must be 0 or more.`);
  }
  const min = input?.min || undefined;
  const max = input?.max || undefined;
  if (min !== undefined && max !== undefined && min > max)
    throw new BadSearch(field, `min (${min}) must not be above max (${max}).`);
  return min === undefined && max === undefined ? undefined : { min, max };
}

/** @throws {BadSearch} for a point outside Australia, or a distance or travel time that is not offered */
export function readNear(input: NearInput | null | undefined): NearFilter | undefined {
  if (!input) return undefined;
  const near = normalNear({ ...input, name: input.name ?? '' });
  if (!near) {
    throw new BadSearch(
      'near',
      `must be a point in Australia, with kilometres of ${nearBands.join(', ')}, or with minutes of ${travelMinutes.join(', ')} and by of ${travelModes.map(({ name }) => name).join(', ')}.`,
    );
  }
  return near;
}

/** Empty strings among the dates are the picker's "any time" and are ignored. */
export function readDates(field: string, input: DatesInput | null | undefined): RequestedDates | undefined {
  const dates = (input?.dates ?? []).filter((date) => date !== '');
  if (dates.length > searchLimits.dates)
    throw new BadSearch(`${field}.dates`, `names ${dates.length} days; ask for at most ${searchLimits.dates}.`);
  const days = dates.map((date) => readDay(`${field}.dates`, date));
  return days.length > 0 || input?.forthcoming === true ? { days: [...new Set(days)] } : undefined;
}

function readDay(field: string, date: string): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? dayNumber(date) : Number.NaN;
  if (Number.isNaN(day) || day < 0)
    throw new BadSearch(field, `"${date.slice(0, 20)}" is not a day; write it as yyyy-MM-dd.`);
  return day;
}
