import type { ListingData } from './data.ts';
import { calculatorOf } from '../../features/calculators/start.ts';
import { hasPrices } from '../../features/prices/prices-data.ts';

export interface PageSection {
  readonly label: string;
  /** The heading's id. */
  readonly id: string;
}

/** The sections of a listing's page, in its order, without those that have nothing to show. */
export function pageSections({ listing, prices, schools, stations }: ListingData): readonly PageSection[] {
  const { statusType, status, description, title, features, media } = listing;
  const open = status === 'available' && (statusType === 'buy' || statusType === 'rent');
  const sections: readonly (readonly [boolean, string, string])[] = [
    [open, 'Inspections', 'times-title'],
    [Boolean(title || description), 'About', 'description-title'],
    [features.tags.length + features.extraFeatures.length > 0, 'Features', 'features-title'],
    [media.floorPlans.some(({ key }) => key !== null), 'Floor plan', 'plans-title'],
    [true, 'Map', 'place-title'],
    [stations.length > 0, 'Stations', 'stations-title'],
    [(schools?.results.length ?? 0) > 0, 'Schools', 'schools-title'],
    [hasPrices(prices), statusType === 'rent' || statusType === 'leased' ? 'Rents' : 'Prices', 'prices-title'],
    [calculatorOf(listing) !== null, 'Costs', 'costs-title'],
  ];
  return sections.flatMap(([shown, label, id]) => (shown ? [{ label, id }] : []));
}
