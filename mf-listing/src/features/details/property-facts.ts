import { groupDigits } from '@verandah/market';
import type { PageListing } from '../../pages/listing/listing.ts';

export interface LabelledFact {
  readonly label: string;
  readonly text: string;
}

const squareMetres = (area: number): string =>
  area >= 10_000
    ? `${trimNumber(area / 10_000)} ha (${groupDigits(Math.round(area))} m²)`
    : `${groupDigits(Math.round(area))} m²`;
const formatMetres = (length: number): string => `${trimNumber(length)} m`;
const trimNumber = (value: number): string => groupDigits(value, Number.isInteger(value) ? 0 : 1).replace(/\.0$/, '');

/** The stated land, building and rural facts, in words. */
export function propertyFacts({ landFeatures: land, buildingFeatures: building, ruralFeatures: rural }: PageListing): {
  readonly land: LabelledFact[];
  readonly building: LabelledFact[];
  readonly rural: LabelledFact[];
} {
  return {
    land: [
      ...(land?.area ? [{ label: 'Land size', text: squareMetres(land.area) }] : []),
      ...(land?.frontage ? [{ label: 'Frontage', text: formatMetres(land.frontage) }] : []),
      ...(land?.depth ? [{ label: 'Depth', text: formatMetres(land.depth) }] : []),
      ...(land?.crossOver ? [{ label: 'Driveway crossover', text: land.crossOver }] : []),
    ],
    building: [
      ...(building?.area ? [{ label: 'Floor area', text: squareMetres(building.area) }] : []),
      ...(building?.isNewlyBuilt ? [{ label: 'Condition', text: 'Newly built' }] : []),
      ...(building?.yearBuilt ? [{ label: 'Built', text: String(building.yearBuilt) }] : []),
      ...(building?.yearRenovated ? [{ label: 'Last renovated', text: String(building.yearRenovated) }] : []),
      ...(building?.energyRating
        ? [{ label: 'Energy rating', text: `${trimNumber(building.energyRating)} of 10 stars` }]
        : []),
    ],
    rural: rural.map(({ label, text }) => ({ label, text })),
  };
}
