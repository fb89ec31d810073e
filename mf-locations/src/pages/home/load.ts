import type { Loaded, PageRequest } from '@verandah/areas';
import { GraphError, type Graph } from '@verandah/graph';
import { locationAddress, slugText, streetAddress } from '@verandah/market';
import { namedPlace } from '../../features/finder/named-place.ts';
import { findPlaces, type FoundPlace } from '../../features/finder/queries.ts';
import type { HomeData } from './data.ts';
import { cachedNearest, readNearest, readPlaces } from './queries.ts';

const searched = 12;

export async function loadHome({ graph, url, browser }: PageRequest): Promise<Loaded<HomeData>> {
  const term = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const near = positionOf(url.searchParams.get('near'));
  const [{ states, popular }, found, nearest] = await Promise.all([
    graph.read(readPlaces, {}),
    term
      ? graph.read(findPlaces, { term, take: searched }).then(({ locationSearch }) => locationSearch.flatMap(placesOf))
      : [],
    near ? findNearest(graph, near, browser !== undefined) : [],
  ]);
  // Named in full, or the only similar one.
  const best = found.length === 1 ? found[0] : namedPlace(term, found);
  if (best) return { status: 302, location: best.href };
  return {
    status: 200,
    data: {
      states: (states?.results ?? []).flatMap(({ location }) =>
        location
          ? [
              {
                slug: location.slug,
                name: location.name,
                capital: location.state.capital,
                listingCounts: location.listingCounts,
              },
            ]
          : [],
      ),
      popular: (popular?.results ?? []).flatMap(({ location }) => location ?? []),
      search: term ? { term, found: found.map(({ label, href }) => ({ label, href })) } : null,
      near: nearest,
    },
    head: {
      title: 'Where to live in Australia',
      description:
        'Explore Australian suburbs by state and region: local reviews, sold prices, and homes for sale and rent.',
      canonical: locationAddress(),
      ...((term || near) && { noIndex: true }),
    },
  };
}

/** A location with the address of its page. A street's label starts with its name. */
function placesOf({ kind, label, slug }: FoundPlace): readonly { readonly label: string; readonly href: string }[] {
  if (!slug) return [];
  return [
    {
      label,
      href: kind === 'street' ? streetAddress(slug, slugText(label.split(',')[0] ?? '')) : locationAddress(slug),
    },
  ];
}

type Position = readonly [latitude: number, longitude: number];

/** '-37.82,145' */
function positionOf(text: string | null): Position | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text ?? '') ?? [];
  return latitude === undefined || longitude === undefined ? null : [Number(latitude), Number(longitude)];
}

/** The five nearest suburbs; none for a position outside the country. */
async function findNearest(
  graph: Graph,
  [latitude, longitude]: Position,
  inBrowser: boolean,
): Promise<HomeData['near']> {
  const request = async () =>
    (await graph.read(readNearest, { latitude, longitude })).nearestLocations.map(({ distanceMetres, location }) => ({
      ...location,
      distanceMetres,
    }));
  try {
    return await (inBrowser ? cachedNearest.get(`${latitude},${longitude}`, request) : request());
  } catch (error) {
    if (error instanceof GraphError && error.code === 'BAD_USER_INPUT') return [];
    throw error;
  }
}
