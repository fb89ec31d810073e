import type { Loaded, PageRequest } from '@verandah/areas';
import { GraphError } from '@verandah/graph';
import {
  defaultState,
  locationAddress,
  pageOf,
  placeIdentifier,
  readLocationIndexPath,
  states,
  streetAddress,
} from '@verandah/market';
import { countsText } from '../../features/browse/counts-text.ts';
import { browseAddress, browsePath } from './address.ts';
import type { BrowseData, BrowseEntry } from './data.ts';
import { browseHead } from './head.ts';
import { readIndex } from './queries.ts';

const take = 60;
const mostPages = 400;

/**
 * Loads the index of locations by state, region, suburb and street (URL-16). Streets are listed by suburb: without a
 * location their tab lists the suburbs of the default state.
 */
export async function loadBrowse({ url, graph }: PageRequest): Promise<Loaded<BrowseData>> {
  const address = readLocationIndexPath(decodeURIComponent(url.pathname));
  if (!address) return { status: 404 };
  const { tab } = address;
  const chosen = stateChosen(url.searchParams.get('state'));
  if (chosen !== undefined)
    return {
      status: 302,
      location:
        chosen === null
          ? tab.path
          : browsePath(tab.path, tab.type === 'street' ? 'suburb' : tab.type, { type: 'state', slug: chosen }),
    };
  const streets = tab.type === 'street';
  const place = address.place ?? (streets ? defaultState.stateCode.toLowerCase() : null);
  const type = address.place === null ? (streets ? 'suburb' : tab.type) : address.type;
  const letter = letterOf(url.searchParams.get('letter'));
  const page = pageOf(url.searchParams);
  if (page > mostPages) return { status: 404 };
  const response = await graph
    .read(readIndex, {
      type,
      place: place === null ? null : placeIdentifier(place),
      sort: tab.order,
      letter: type === 'region' || type === 'state' ? null : letter,
      skip: (page - 1) * take,
      take,
      // Not of the whole country: 7 KB of links that `/find-region` has.
      regions:
        type === 'suburb' && address.place !== null && address.byType === 'state' && page === 1 && letter === null,
    })
    .catch((error: unknown) => {
      // There is no parent location of that kind.
      if (error instanceof GraphError && error.code === 'BAD_USER_INPUT') return { locationIndex: null, regions: null };
      throw error;
    });
  const found = response.locationIndex;
  if (!found || (page > 1 && found.results.length === 0)) return { status: 404 };
  const { location: within, byType } = found;
  if (address.place !== null && within && (within.slug !== address.place || byType !== address.byType)) {
    if (!byType) return { status: 301, location: locationAddress(within.slug) };
    return { status: 301, location: browsePath(tab.path, type, { type: byType, slug: within.slug }) };
  }
  const path = address.place === null ? tab.path : browsePath(tab.path, type, within);
  const data: BrowseData = {
    tab: tab.path,
    type,
    within,
    path,
    letter,
    letters: found.letters,
    total: found.total,
    page,
    pages: Math.min(mostPages, Math.ceil(found.total / take)),
    regions: {
      total: response.regions?.total ?? 0,
      results: (response.regions?.results ?? []).flatMap(({ location }) => location ?? []),
    },
    entries: found.results.flatMap(({ location, street }): BrowseEntry[] => {
      if (street)
        return [
          {
            kind: 'street',
            name: street.name,
            label: street.label,
            href: streetAddress(street.locationSlug, street.slug),
            counts: countsText(street.listingCounts),
          },
        ];
      if (!location) return [];
      return [
        {
          kind: 'place',
          place: location,
          href: streets
            ? browsePath(tab.path, 'street', { type: 'suburb', slug: location.slug })
            : locationAddress(location.slug),
        },
      ];
    }),
  };
  return { status: 200, data, head: { ...browseHead(data), canonical: browseAddress(path, { letter, page }) } };
}

/** Slug of the state with an id from 1; null for the whole country; undefined without a choice. */
function stateChosen(id: string | null): string | null | undefined {
  if (id === null) return undefined;
  return states.find((state) => String(state.id) === id)?.stateCode.toLowerCase() ?? null;
}

const letterOf = (text: string | null): string | null => (text && /^[a-z0-9]$/i.test(text) ? text.toLowerCase() : null);
