import { searchedPoint, type ListingSearch } from '@verandah/market';
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

/** Kilometres around a station or school that are searched. */
const pointReach = 2;

/**
 * Address that a suggestion leads to. An address leads to its property's page. Suburbs join the searched ones; homes
 * near a station or school are searched in its state, and a street's on the map; an office has its own search; an agent
 * has a page once an area serves it.
 */
export function placeAddress(
  suggestion: Suggestion,
  search: ListingSearch,
  places: readonly ChosenPlace[],
  { isLive, flags }: Pick<Services, 'isLive' | 'flags'>,
): string {
  const { kind, label, slug, stateCode, latLong, bounds, officeSlug, agentUsername, address } = suggestion;
  if (address && isLive(address)) return address;
  if ((kind === 'station' || kind === 'school') && latLong && stateCode) {
    const near = { ...latLong, kilometres: pointReach, name: label } as const;
    return addressOf(searchElsewhere(search, 'location', { locations: [stateCode.toLowerCase()], near }), flags);
  }
  if (bounds) return onMap(search, bounds, flags);
  const agent = agentUsername === null ? '' : `/agent/${agentUsername}`;
  if (agent && isLive(agent)) return agent;
  if ((kind === 'office' || kind === 'agent') && officeSlug)
    return addressOf(searchElsewhere(search, 'office', { office: officeSlug }), flags);
  const { near: _near, ...withoutPoint } = search;
  const isPoint = searchedPoint(search) !== undefined;
  const slugs = isPoint ? [] : places.map((place) => place.slug);
  return inPlaces(
    isPoint ? withoutPoint : search,
    slug === null || slugs.includes(slug) ? slugs : [...slugs, slug],
    flags,
  );
}
