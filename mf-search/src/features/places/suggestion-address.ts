import type { ListingSearch } from '@verandah/market';
import type { PageFlags, Services } from '@verandah/kit';
import { addressOf } from '../filters/filter-address.ts';
import { inPlaces, searchElsewhere, type ChosenPlace } from './place-address.ts';
import type { Suggestion } from './queries.ts';

/** The search of an area of the map: south, west, north, east. */
export function onMap(
  search: ListingSearch,
  [south = 0, west = 0, north = 0, east = 0]: readonly number[],
  flags: PageFlags,
): string {
  return addressOf(searchElsewhere(search, 'map', { bounds: { south, west, north, east } }), flags);
}

/** Kinds whose surroundings are searched. */
const mapped: ReadonlySet<Suggestion['kind']> = new Set(['station', 'street', 'school', 'address']);

/**
 * Address that a suggestion leads to. An address leads to its property's page. Suburbs join the searched ones;
 * stations, streets and schools are shown on the map; an office has its own search; an agent has a page once an area
 * serves it.
 */
export function placeAddress(
  suggestion: Suggestion,
  search: ListingSearch,
  places: readonly ChosenPlace[],
  { isLive, flags }: Pick<Services, 'isLive' | 'flags'>,
): string {
  const { kind, slug, bounds, officeSlug, agentUsername, address } = suggestion;
  if (address && isLive(address)) return address;
  if (mapped.has(kind) && bounds) return onMap(search, bounds, flags);
  const agent = agentUsername === null ? '' : `/agent/${agentUsername}`;
  if (agent && isLive(agent)) return agent;
  if ((kind === 'office' || kind === 'agent') && officeSlug)
    return addressOf(searchElsewhere(search, 'office', { office: officeSlug }), flags);
  const slugs = places.map((place) => place.slug);
  return inPlaces(search, slug === null || slugs.includes(slug) ? slugs : [...slugs, slug], flags);
}
