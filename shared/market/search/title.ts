import { formatMoney } from '../prices/money.ts';
import { isRental } from '../prices/limits.ts';
import { featureByName, type FeatureName } from '../vocabulary/features.ts';
import { statusType } from '../vocabulary/modes.ts';
import { propertyTypeByName, type PropertyTypeName } from '../vocabulary/property-types.ts';
import { countLabel } from '../labels/count-label.ts';
import { countValues } from './count-filter.ts';
import type { CountFilter, ListingSearch } from './listing-search.ts';
import { searchedPoint } from './point-search.ts';

const titleLimit = 70;
const everyType = 'Property And Real Estate';
/** Features and property types that a title names one by one. */
const mostNamed = 3;

/** Plural nouns that differ from the vocabulary's. */
const nouns: Partial<Record<PropertyTypeName, string>> = {
  alpine: 'alpine homes',
  land: 'land',
  other: 'other properties',
  retirement: 'retirement homes',
  semiDetached: 'semi-detached homes',
};
/** Features that are named before the noun. */
const adjectives: Partial<Record<FeatureName, string>> = {
  fullyFenced: 'fully fenced',
  furnished: 'furnished',
  petFriendly: 'pet-friendly',
};

/**
 * 'Pet-friendly 2-bedroom houses under $800,000 for sale in Richmond VIC 3121 with a pool': a search as people say it,
 * with every filter that its canonical path can hold.
 * @param labels those of the locations, 'Richmond, VIC 3121', in the search's order, or the office's name
 */
export function searchTitle(search: ListingSearch, labels: readonly string[]): string {
  const words = [
    ...search.features.map((name) => adjectives[name]),
    kindsText(search),
    priceText(search),
    statusType(search.mode).phrase.toLowerCase(),
    placeText(search, labels.map(spokenLabel)),
    extrasText(search),
  ];
  const text = words.filter(Boolean).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The title of a page of results. Without a filter 'Property And Real Estate For Sale in Richmond, VIC 3121', which
 * over
 * 70 characters becomes 'Properties For Sale …'; else as people say it. From the second page on with its number.
 */
export function pageTitle(search: ListingSearch, labels: readonly string[]): string {
  const page = search.page > 1 ? `, page ${search.page}` : '';
  if (search.propertyTypes.length > 0 || hasPathFilter(search)) return searchTitle(search, labels) + page;
  const title = `${everyType} ${statusType(search.mode).phrase} ${placeText(search, labels)}`.trimEnd() + page;
  return title.length > titleLimit ? title.replace(everyType, 'Properties') : title;
}

const hasPathFilter = ({ features, bedrooms: beds, carSpaces, price: { min, max } }: ListingSearch): boolean =>
  features.length + countValues(beds).length + countValues(carSpaces).length > 0 ||
  min !== undefined ||
  max !== undefined;

/** 'Richmond VIC 3121' of 'Richmond, VIC 3121'. */
const spokenLabel = (label: string): string => label.replace(/, (?=[A-Z]{2,3}\b)/, ' ');

/** '2-bedroom houses and units'; a studio beside numbers of bedrooms is one of them. */
function kindsText({ propertyTypes, bedrooms: counts }: ListingSearch): string {
  const others = propertyTypes.filter((name) => name !== 'studio');
  const values = countValues(counts);
  if (others.length === propertyTypes.length || values.length === 0)
    return [bedroomsText(counts), joinWords(typeNouns(propertyTypes))].filter(Boolean).join(' ');
  const chosen = bedroomsText(counts) || `${values.map((value) => `${countLabel(value)}-`).join(' or ')}bedroom`;
  return `${joinWords(typeNouns(['studio']))} or ${chosen} ${joinWords(typeNouns(others))}`;
}

function typeNouns(types: readonly PropertyTypeName[]): readonly string[] {
  if (types.length === 0 || types.length > mostNamed) return ['homes'];
  return types.map((name) => nouns[name] ?? propertyTypeByName(name).plural.toLowerCase());
}

/** A single count, or a least one: other counts are left out. */
function singleCount({ only, min }: CountFilter): string {
  if (min !== undefined) return `${min}+`;
  return only.length === 1 ? countLabel(only[0] as number) : '';
}

function bedroomsText(filter: CountFilter): string {
  const count = singleCount(filter);
  return count && `${count}${count.endsWith('+') ? ' ' : '-'}bedroom`;
}

function priceText({ price: { min, max }, mode }: ListingSearch): string {
  const week = isRental(mode) ? ' a week' : '';
  const dollars = (amount: number): string => formatMoney(amount, 0);
  if (min !== undefined && max !== undefined) return `from ${dollars(min)} to ${dollars(max)}${week}`;
  if (min !== undefined) return `over ${dollars(min)}${week}`;
  return max === undefined ? '' : `under ${dollars(max)}${week}`;
}

function placeText(search: ListingSearch, labels: readonly string[]): string {
  if (search.context === 'map') return 'in Mapped Area';
  if (search.context === 'draw') return 'in Drawn Area';
  const point = searchedPoint(search);
  if (point) return `near ${point.name}`;
  const [first = 'Australia'] = labels;
  if (search.context === 'office') return labels.length ? `by ${first}` : '';
  if (labels.length <= 2) return `in ${joinWords(labels.length ? labels : [first])}`;
  return `in ${first} and ${labels.length - 1} more`;
}

function extrasText({ carSpaces, features }: ListingSearch): string {
  const spaces = singleCount(carSpaces);
  const named = [
    ...(spaces ? [spaces === '1' ? 'a car space' : `${spaces} car spaces`] : []),
    ...features.filter((name) => !adjectives[name]).map(withArticle),
  ];
  const more = named.length - mostNamed;
  if (named.length === 0) return '';
  return `with ${joinWords(more > 0 ? [...named.slice(0, mostNamed), `${more} more`] : named)}`;
}

/** 'a pool', 'an alarm system', 'gas heating', 'solar panels'. */
function withArticle(name: FeatureName): string {
  const label = featureByName(name)?.label ?? '';
  const noun = label.charAt(0).toLowerCase() + label.slice(1);
  if (/(?:s|ing|water|broadband|TV)$/.test(noun)) return noun;
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
