import { propertyTypeByName } from '@verandah/market';
import type { LastListing } from './data.ts';

/** '3 bedroom house', 'Apartment'. */
export function kindOf({ features, propertyType }: Pick<LastListing, 'features' | 'propertyType'>): string {
  const kind = propertyTypeByName(propertyType).singular;
  return features.bedrooms ? `${features.bedrooms} bedroom ${kind.toLowerCase()}` : kind;
}

/** Width of the first photograph. */
export const photoSizes = '(min-width: 80.5em) 620px, (min-width: 60em) 50vw, 100vw';
