import { definePage, type Loaded, type PageRequest } from '@verandah/areas';
import { cardSizes, forCard, photoPreload, type CardListing } from '@verandah/design';
import { readHome } from './queries.ts';
import { HomeView } from './view.tsx';

export interface HomeData { readonly buy: readonly CardListing[]; readonly rent: readonly CardListing[] }

const take = 6;
/** Days: older listings are no news. */
const maxAge = 60;

async function load({ graph }: PageRequest): Promise<Loaded<HomeData>> {
  const answer = await graph.read(readHome, { take, maxAge });
  const data: HomeData = { buy: answer.buy.map(forCard), rent: answer.rent.map(forCard) };
  const first = data.buy[0]?.media.photos[0]?.key;
  return {
    status: 200, data,
    head: {
      title: 'Homes for sale and rent across Australia',
      description: 'Search homes for sale, for rent and sold across Australia, with photographs, prices, inspection times and the agents who know them.',
      canonical: '/',
      ...(first && { preloadImages: [photoPreload(first, cardSizes)] }),
    },
  };
}

/** The way in: a search, featured homes and well-known suburbs. */
export const homePage = definePage<HomeData>({ name: 'home', routes: ['/'], load, View: HomeView });
