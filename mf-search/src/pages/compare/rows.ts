import {
  addressText,
  featureByName,
  formatDay,
  groupDigits,
  inspectionText,
  propertyTypeByName,
} from '@verandah/market';
import type { ComparedHome } from './data.ts';

/** A row of the table: one value per home, null where it is not stated. */
export interface CompareRow {
  readonly title: string;
  readonly values: readonly (string | readonly string[] | null)[];
}

/** The rows of the table. A row without any value is left out. */
export function compareRows(homes: readonly ComparedHome[], now: number): CompareRow[] {
  const row = (title: string, value: (home: ComparedHome) => string | readonly string[] | null): CompareRow => ({
    title,
    values: homes.map(value),
  });
  return [
    row('Price', ({ priceDetails }) => priceDetails.shortDescription),
    row('Address', ({ address }) => addressText(address)),
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
    row('Features', ({ features }) => features.tags.flatMap((name) => featureByName(name)?.label ?? [])),
    row('Agent', ({ agents }) => agents.map(({ name }) => name)),
    row('Agency', ({ office }) => office.name),
  ].filter(({ values }) => values.some((value) => value !== null && value.length > 0));
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
