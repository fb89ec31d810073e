import { features as allFeatures, formatDay, groupDigits, inspectionText, propertyTypeByName } from '@verandah/market';
import type { ComparedHome } from './data.ts';

/** A fact in words; true: the home has a feature; null: not stated. */
export type CompareValue = string | readonly string[] | true | null;

/** A row of the table: one value per home. */
export interface CompareRow {
  readonly title: string;
  readonly values: readonly CompareValue[];
}

/** Whether the homes of a row have different values. */
const differs = ({ values: [first, ...others] }: CompareRow): boolean =>
  others.some((other) => JSON.stringify(other) !== JSON.stringify(first));

/** The rows of the table: those in which the homes differ, and the others. */
export function compareGroups(
  homes: readonly ComparedHome[],
  now: number,
): { readonly different: readonly CompareRow[]; readonly same: readonly CompareRow[] } {
  const rows = compareRows(homes, now);
  return { different: rows.filter(differs), same: rows.filter((row) => !differs(row)) };
}

/** All rows, with one for each feature that a home has. A row without any value is left out. */
export function compareRows(homes: readonly ComparedHome[], now: number): CompareRow[] {
  const row = (title: string, value: (home: ComparedHome) => CompareValue): CompareRow => ({
    title,
    values: homes.map(value),
  });
  return [
    row('Price', ({ priceDetails }) => priceDetails.shortDescription),
    row('Property type', ({ propertyType }) => propertyTypeByName(propertyType).singular),
    row('Bedrooms', ({ features, propertyType }) => bedroomsOf(features.bedrooms, propertyType)),
    row('Bathrooms', ({ features }) => countText(features.bathrooms)),
    row('Car spaces', ({ features }) => countText(features.cars)),
    row('Land', ({ landFeatures }) => (landFeatures?.area ? `${groupDigits(Math.round(landFeatures.area))} m²` : null)),
    row('Next inspection', (home) => nextInspection(home, now)),
    row('Auction', ({ auction, address }) =>
      auction && Date.parse(auction.startsAt) > now
        ? formatDay(auction.startsAt, address.timeZone, { time: true })
        : null,
    ),
    row('Agent', ({ agents }) => (agents.length > 0 ? agents.map(({ name }) => name) : null)),
    row('Agency', ({ office }) => office.name),
    ...allFeatures.map(({ name, label }) => row(label, ({ features }) => features.tags.includes(name) || null)),
  ].filter(({ values }) => values.some((value) => value !== null));
}

/** Studios have no separate bedroom: zero is a value, not a missing one. */
const bedroomsOf = (bedrooms: number | null, propertyType: string): string | null =>
  !bedrooms && propertyType === 'studio' ? 'Studio' : countText(bedrooms);

const countText = (value: number | null): string | null => (value === null ? null : String(value));

function nextInspection({ inspections, statusType, address }: ComparedHome, now: number): string | null {
  if (statusType !== 'buy' && statusType !== 'rent') return null;
  const next = inspections
    .filter(({ endsAt }) => Date.parse(endsAt) > now)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
  return next ? inspectionText(next, address.timeZone) : null;
}
