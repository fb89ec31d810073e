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

/** Features that the form of an alert offers; others of its search stay. */
export const offeredFeatures = features.filter(({ group }) => group === featureGroups[0]?.name);

/** The search of an alert's address; null for one that nobody can search. */
export function searchAt(address: string): ListingSearch | null {
  const parsed = parseAddress(address);
  return 'search' in parsed ? parsed.search : null;
}

type Fields = Readonly<Record<string, string>>;

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) || undefined : undefined;

/** 'any', '3+' or '2,3', as the form's selects say it. */
export const countText = (filter: CountFilter): string =>
  filter.min !== undefined ? `${filter.min}+` : countValues(filter).join() || 'any';

/**
 * What a select of numbers offers; a choice of several numbers, which only a search's own page makes, is offered while
 * it is chosen.
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

/** A search with the filters of the alert's form; what the form does not offer stays as it was. */
export function searchWith(before: ListingSearch, fields: Fields): ListingSearch {
  const [min, max] = [whole(fields['price-min']), whole(fields['price-max'])];
  const kept = before.features.filter((name) => !offeredFeatures.some((feature) => feature.name === name));
  return normaliseSearch({
    ...before,
    page: 1,
    propertyTypes: propertyTypeNames.filter((name) => fields[`type-${name}`] !== undefined),
    price: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    bedrooms: countOf(fields['bedrooms'], before.bedrooms),
    bathrooms: countOf(fields['bathrooms'], before.bathrooms),
    carSpaces: countOf(fields['carspaces'], before.carSpaces),
    features: [
      ...kept,
      ...offeredFeatures.map(({ name }) => name).filter((name) => fields[`feature-${name}`] !== undefined),
    ],
  });
}

/** Canonical address of a search, null when there is none. */
export const addressOf = (search: ListingSearch): string | null => buildAddress(search);

const somewhere = '\u2302';
/** What a title says before the place, in its long and its short form. */
const beginnings = (search: ListingSearch): readonly string[] =>
  [somewhere, somewhere.repeat(80)].map((place) => searchTitle(search, [place]).split(somewhere)[0] ?? '');

/** A name that was the search's own title says the changed search; one that its member chose stays. */
export function nameAfter(name: string, before: ListingSearch, after: ListingSearch): string {
  const [next = ''] = beginnings(after);
  const old = beginnings(before).find((beginning) => name.startsWith(beginning));
  return old === undefined ? name : (next + name.slice(old.length)).slice(0, 100);
}
