import {
  buildAddress,
  countFilter,
  countLabel,
  countValues,
  featureGroups,
  features,
  normaliseSearch,
  parseAddress,
  propertyTypeNames,
  searchTitle,
  type CountFilter,
  type ListingSearch,
} from '@verandah/market';

/** Features in the form of an alert; other features of its search stay. */
export const offeredFeatures = features.filter(({ group }) => group === featureGroups[0]?.name);

/** The search at an alert's address; null if the address is not a search. */
export function searchAt(address: string): ListingSearch | null {
  const parsed = parseAddress(address);
  return 'search' in parsed ? parsed.search : null;
}

type Fields = Readonly<Record<string, string>>;

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) || undefined : undefined;

/** 'any', '3+' or '2,3': the value of the form's select. */
export const countText = (filter: CountFilter): string =>
  filter.min !== undefined ? `${filter.min}+` : countValues(filter).join() || 'any';

/**
 * Options of a select of numbers. A choice of several numbers, which only the results' own filters offer, is an option
 * while it is chosen.
 */
export function countOptions(chosen: CountFilter): readonly { readonly value: string; readonly label: string }[] {
  const offered = [
    { value: 'any', label: 'Any' },
    ...[1, 2, 3, 4, 5].map((least) => ({ value: `${least}+`, label: `${least} or more` })),
  ];
  const value = countText(chosen);
  return offered.some((option) => option.value === value)
    ? offered
    : [...offered, { value, label: countValues(chosen).map(countLabel).join(' or ') }];
}

function countOf(text: string | undefined, before: CountFilter): CountFilter {
  if (text === undefined) return before;
  const least = /^([1-5])\+$/.exec(text)?.[1];
  return least !== undefined
    ? { only: [], min: Number(least) }
    : countFilter(
        text
          .split(',')
          .map(Number)
          .filter((value) => value >= 1 && value <= 5),
      );
}

/** The search with the filters of the alert's form. Filters that the form does not offer stay. */
export function searchWith(before: ListingSearch, fields: Fields): ListingSearch {
  const [min, max] = [wholeNumber(fields['price-min']), wholeNumber(fields['price-max'])];
  const others = before.features.filter((name) => !offeredFeatures.some((feature) => feature.name === name));
  return normaliseSearch({
    ...before,
    page: 1,
    propertyTypes: propertyTypeNames.filter((name) => fields[`type-${name}`] !== undefined),
    price: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    bedrooms: countOf(fields['bedrooms'], before.bedrooms),
    bathrooms: countOf(fields['bathrooms'], before.bathrooms),
    carSpaces: countOf(fields['carspaces'], before.carSpaces),
    features: [
      ...others,
      ...offeredFeatures.map(({ name }) => name).filter((name) => fields[`feature-${name}`] !== undefined),
    ],
  });
}

/** Canonical address of a search; null if it has none. */
export const addressOf = (search: ListingSearch): string | null => buildAddress(search);

const somewhere = '\u2302';
/** The title of a search before and after its location. */
function aroundPlace(search: ListingSearch): readonly [before: string, after: string] {
  const [before = '', after = ''] = searchTitle(search, [somewhere]).split(somewhere);
  return [before, after];
}

/** The name after a change: a name that was the search's title is updated; a name that the member chose stays. */
export function nameAfter(name: string, before: ListingSearch, after: ListingSearch): string {
  const [start, end] = aroundPlace(before);
  if (!name.startsWith(start) || !name.endsWith(end)) return name;
  const place = name.slice(start.length, name.length - end.length);
  return aroundPlace(after).join(place).slice(0, 100);
}
