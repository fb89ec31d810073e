import type { Loaded, PageRequest } from '@verandah/areas';
import { locationAddress, pageOf, placeIdentifier, plural } from '@verandah/market';
import { breadcrumbList, placeCrumbs } from '../../features/places/crumbs.ts';
import { namedPlaceFragment } from '../../features/places/place.ts';
import { reviewFragment } from '../../features/reviews/review.ts';
import { withDays } from '../../features/reviews/written-on.ts';
import { reviewsAddress } from './address.ts';
import { perPage, reviewOrders, type ReviewsData } from './data.ts';
import { graphql } from '../../graphql.ts';

/** One page of a location's reviews. */
export const readReviews = graphql(
  `query LocationReviewList($slug: String!, $skip: Int!, $take: Int!, $order: LocationReviewOrder!) {
    locationReviews(identifier: $slug, skip: $skip, take: $take, sortOrder: $order) { location { ...NamedPlace } total
      ratings { average count } results { ...LocationReview } }
  }`,
  [namedPlaceFragment, reviewFragment],
);

/** The GraphQL API lists no more pages. */
const mostPages = 5000;

export async function loadReviews({ params, url, graph, now }: PageRequest): Promise<Loaded<ReviewsData>> {
  const slug = params.slug ?? '';
  const order = reviewOrders.find(({ value }) => value === url.searchParams.get('order'))?.value ?? 'newest';
  const page = pageOf(url.searchParams);
  if (page > mostPages) return { status: 404 };
  const { locationReviews: found } = await graph.read(readReviews, {
    slug: placeIdentifier(slug),
    skip: (page - 1) * perPage,
    take: perPage,
    order,
  });
  if (!found || (page > 1 && found.results.length === 0)) return { status: 404 };
  const { location: place, total, ratings, results } = found;
  const own = locationAddress(place.slug, 'reviews');
  if (place.slug !== slug) return { status: 301, location: own };
  return {
    status: 200,
    data: { place, ratings, reviews: withDays(results, now), order, page, pages: Math.ceil(total / perPage) },
    head: {
      title: `Reviews of ${place.label}${page > 1 ? `, page ${page}` : ''}`,
      description: `${plural(total, 'review')} of ${place.label} from people who live, lived or work there.`,
      canonical: reviewsAddress(place.slug, { page }),
      ...((order !== 'newest' || total === 0) && { noIndex: true }),
      structuredData: [breadcrumbList([...placeCrumbs(place, null), { name: 'Reviews', href: own }])],
    },
  };
}
