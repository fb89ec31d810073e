import { propertyTypeByName } from '../vocabulary/property-types.ts';
import { statusType } from '../vocabulary/modes.ts';
import { countLabel } from '../labels/count-label.ts';
import { countValues } from './count-filter.ts';
import type { ListingSearch } from './listing-search.ts';

const titleLimit = 70;
const everyType = 'Property And Real Estate';

/**
 * '2 Bedroom Houses For Sale in Richmond, VIC 3121'. The labels are those of the locations (or the office's name), in
 * the search's order. Over 70 characters 'Property And Real Estate' becomes 'Properties'.
 */
export function searchTitle(search: ListingSearch, locationLabels: readonly string[]): string {
  const title = `${kind(search)} ${statusType(search.mode).phrase} ${place(search, locationLabels)}`;
  return title.length > titleLimit ? title.replace(everyType, 'Properties') : title;
}

function kind(search: ListingSearch): string {
  const types = search.propertyTypes.map((name) => propertyTypeByName(name).plural);
  const bedrooms = countValues(search.bedrooms);
  const [only] = bedrooms;
  const what = types.length === 0 ? everyType : types.length > 3 ? 'Properties' : joinWords(types);
  return bedrooms.length === 1 && only !== undefined ? `${countLabel(only)} Bedroom ${what}` : what;
}

function place(search: ListingSearch, labels: readonly string[]): string {
  if (search.context === 'map') return 'in Mapped Area';
  if (search.context === 'draw') return 'in Drawn Area';
  const [first = 'Australia'] = labels;
  if (search.context === 'office') return labels.length ? `by ${first}` : 'by this office';
  if (labels.length <= 2) return `in ${joinWords(labels.length ? labels : [first])}`;
  return `in ${first} and ${labels.length - 1} more`;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
