import { censusFragment } from '../../features/census/census.ts';
import { namedPlaceFragment } from '../../features/places/place.ts';
import { graphql } from '../../graphql.ts';

/** What a comparison shows of a suburb. */
export const readComparedSuburb = graphql(
  `query ComparedSuburb($slug: String!) {
    locationOverview(identifier: $slug) {
      location {
        ...NamedPlace latLong { latitude longitude } listingCounts { buy rent sold } region { name slug }
        medians { kinds { kind sold { median sampleSize } rent { median sampleSize } change } }
      }
      ...LocationCensus
      ratings { average count factors { factor label average } }
      pros { text }
      cons { text }
      schools(take: 50) { areKnown results { id } }
    }
  }`,
  [namedPlaceFragment, censusFragment],
);

/** Suburbs whose name equals a term, starts with it, or is spelt similarly. */
export const findSuburbs = graphql(`
  query FindSuburbs($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take,
    kinds: [suburb] }) { label slug } }`);
