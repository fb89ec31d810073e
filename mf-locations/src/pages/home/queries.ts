import { Memo } from '../../features/memo/memo.ts';
import { placeEntryFragment, type PlaceEntry } from '../../features/browse/place-entry.ts';
import { graphql } from '../../graphql.ts';

/** The states, and the suburbs with the most reviews and followers. */
export const readPlaces = graphql(
  `query WhereToLive {
    states: locationIndex(type: state) { results { location { slug name state { capital } listingCounts { buy rent } }
      } }
    popular: locationIndex(type: suburb, sortOrder: popular, take: 12) { results { location { ...PlaceEntry } } }
  }`,
  [placeEntryFragment],
);

/** The five suburbs nearest to a position. */
export const readNearest = graphql(
  `query NearestLocations($latitude: Float!, $longitude: Float!) { nearestLocations(latitude: $latitude,
    longitude: $longitude, take: 5) { distanceMetres location { ...PlaceEntry } } }`,
  [placeEntryFragment],
);

/** Results of `readNearest`, cached for this visit. Browser only. */
export const cachedNearest = new Memo<readonly (PlaceEntry & { readonly distanceMetres: number })[]>();
