import type { Loaded, PageRequest } from '@verandah/areas';
import { cardListingFragment, forCard } from '@verandah/design';
import { locationAddress, pageOf, placeIdentifier, streetAddress } from '@verandah/market';
import { breadcrumbList, placeCrumbs } from '../../features/places/crumbs.ts';
import { namedPlaceFragment } from '../../features/places/place.ts';
import { questionFragment } from '../../features/questions/question.ts';
import { streetPageAddress } from './address.ts';
import type { StreetData } from './data.ts';
import { firstMode, streetModes } from './modes.ts';
import { graphql } from '../../graphql.ts';

/** A street, the number of its listings by mode, and the questions about it. */
export const readStreet = graphql(
  `query StreetPage($suburb: String!, $street: String!) {
    street(identifier: $suburb, street: $street) {
      name slug label location { ...NamedPlace rating { average count } region { name slug } medians { kinds { kind
        sold { median sampleSize } rent { median sampleSize } } } } listingCounts { buy rent sold leased }
        questions(take: 10) { results { ...LocationQuestion } }
      properties(take: 60) { slug latest { address { street } } }
    }
    streets: locationIndex(type: street, identifier: $suburb, sortOrder: popular,
      take: 13) { results { street { name slug listingCounts { buy rent } } } }
  }`,
  [namedPlaceFragment, questionFragment],
);

/** Listings on a street. */
export const readStreetListings = graphql(
  `query StreetListings($suburb: String!, $street: String!, $mode: ListingStatusType!, $skip: Int!, $take: Int!) {
    street(identifier: $suburb, street: $street) { listings(statusType: $mode, skip: $skip,
      take: $take) { total results { ...CardListing } } }
  }`,
  [cardListingFragment],
);

const take = 24;
/** Other streets of the suburb. */
const mostOthers = 12;
/** The GraphQL API lists no more pages. */
const mostPages = 999;

/** Loads a street of a suburb: its listings with a visible address, and the questions about it (LOC-08). */
export async function loadStreet({ params, url, graph }: PageRequest): Promise<Loaded<StreetData>> {
  const { slug: suburbSlug = '', street: streetSlug = '' } = params;
  const wanted = { suburb: placeIdentifier(suburbSlug), street: streetSlug };
  const { street, streets } = await graph.read(readStreet, wanted);
  if (!street) return { status: 404 };
  const {
    name,
    slug,
    label,
    location: { medians, rating, ...suburb },
    listingCounts: counts,
    questions: { results: questions },
  } = street;
  const properties = street.properties.flatMap(({ slug: property, latest }) =>
    latest ? [{ slug: property, street: latest.address.street }] : [],
  );
  if (suburb.slug !== suburbSlug || slug !== streetSlug)
    return { status: 301, location: streetAddress(suburb.slug, slug) };
  const first = firstMode(counts);
  const mode = streetModes.find((each) => each.mode === url.searchParams.get('mode'))?.mode ?? first;
  const page = pageOf(url.searchParams);
  if (page > mostPages) return { status: 404 };
  const found = (await graph.read(readStreetListings, { ...wanted, mode, skip: (page - 1) * take, take })).street
    ?.listings;
  const total = found?.total ?? 0;
  if (page > 1 && (found?.results.length ?? 0) === 0) return { status: 404 };
  const canonical = streetPageAddress(suburb.slug, slug, { mode, first, page });
  return {
    status: 200,
    data: {
      name,
      slug,
      label,
      suburb,
      rating,
      prices: medians.kinds.filter(({ sold, rent }) => sold.median !== null || rent.median !== null),
      others: (streets?.results ?? [])
        .flatMap((each) => each.street ?? [])
        .filter((each) => each.slug !== slug)
        .slice(0, mostOthers),
      counts,
      mode,
      listings: (found?.results ?? []).map(forCard),
      total,
      page,
      pages: Math.ceil(total / take),
      properties,
      questions,
    },
    head: {
      title: `${label}: homes and questions`,
      canonical,
      description: `${counts.buy} for sale, ${counts.rent} for rent and ${counts.sold} sold on ${label}, plus questions from locals.`,
      ...(total === 0 && questions.length === 0 && { noIndex: true }),
      structuredData: [
        breadcrumbList([
          ...placeCrumbs(suburb, suburb.region),
          { name, href: locationAddress(suburb.slug) === canonical ? canonical : streetAddress(suburb.slug, slug) },
        ]),
      ],
    },
  };
}
