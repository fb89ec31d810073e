import type { Loaded, PageRequest } from '@verandah/areas';
import { cardSizes, forCard, photoPreload } from '@verandah/design';
import { readHome } from './queries.ts';
import type { HomeData } from './data.ts';

const take = 6;
/** Maximum age in days of a featured listing. */
const maxAge = 60;

/** Featured homes for sale and for rent, and the latest posts. */
export async function loadHome({ graph }: PageRequest): Promise<Loaded<HomeData>> {
  const response = await graph.read(readHome, { take, maxAge });
  const data: HomeData = {
    buy: response.buy.map(forCard),
    rent: response.rent.map(forCard),
    posts: response.posts.results,
  };
  const first = data.buy[0]?.media.photos[0]?.key;
  return {
    status: 200,
    data,
    head: {
      title: 'Homes for sale and rent across Australia',
      description:
        'Search homes for sale, for rent and sold across Australia, with photos, prices, inspection times and agents.',
      canonical: '/',
      ...(first && { preloadImages: [photoPreload(first, cardSizes)] }),
    },
  };
}
