import { placeEntryFragment } from '../../features/browse/place-entry.ts';
import { namedPlaceFragment } from '../../features/places/place.ts';
import { graphql } from '../../graphql.ts';

/** One page of locations or streets. */
export const readIndex = graphql(
  `query LocationIndexPage($type: LocationIndexType!, $place: String, $sort: LocationIndexOrder!, $letter: String,
    $skip: Int!, $take: Int!, $regions: Boolean!) {
    locationIndex(type: $type, identifier: $place, sortOrder: $sort, letter: $letter, skip: $skip, take: $take) {
      total byType location { ...NamedPlace } letters { letter count }
      results { location { ...PlaceEntry } street { name label slug locationSlug listingCounts { buy rent sold leased }
        } }
    }
    regions: locationIndex(type: region, identifier: $place, take: 100) @include(if: $regions) { total results {
      location { slug name } } }
  }`,
  [namedPlaceFragment, placeEntryFragment],
);
