import { bookableFragment } from '../../features/inspections/queries.ts';
import { graphql, type PlannedHomesQuery } from '../../graphql.ts';

/** A home with its coming inspections and, where its address is public, its position. */
export type PlannedHome = PlannedHomesQuery['listingsById'][number];

/** Never cached: the times of a plan are those of this moment. */
export const readPlannedHomes = graphql(
  `query PlannedHomes($ids: [ID!]!, $take: Int!) {
    listingsById(listingIds: $ids, take: $take) {
      id uri status
      priceDetails { shortDescription }
      address { street suburb timeZone latitude longitude }
      inspections { startsAt endsAt }
      media { photos { key colour alt } }
    }
    bookableInspections(listingIds: $ids) { ...BookableInspection }
  }`,
  [bookableFragment],
  { cached: false },
);
