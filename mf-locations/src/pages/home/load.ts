import type { Loaded, PageRequest } from '@verandah/areas';
import type { HomeData } from './data.ts';
import { readPlaces } from './queries.ts';

export async function loadHome({ graph }: PageRequest): Promise<Loaded<HomeData>> {
  const { states, popular } = await graph.read(readPlaces, {});
  return {
    status: 200,
    data: {
      states: (states?.results ?? []).flatMap(({ location }) => (location ? [{ ...location, capital: location.state.capital }] : [])),
      popular: (popular?.results ?? []).flatMap(({ location }) => location ?? []),
    },
    head: {
      title: 'Where to live in Australia',
      description: 'Suburbs of Australia by state and region: what locals say, what homes sold for, and homes for sale and rent.',
      canonical: '/locations',
    },
  };
}
