import { features, nearBands, propertyTypeNames, sorts, travelMinutes, travelModes } from '@verandah/market';
import * as v from 'valibot';
import { statusType } from '../answers/listing-shape.ts';

const integer = v.pipe(v.number(), v.integer());
const count = v.pipe(
  v.object({ only: v.optional(v.array(integer)), min: v.optional(integer) }),
  v.description('Numbers from 1, 5 meaning five and more; bedroom 0 is a studio.'),
);
const range = v.object({ min: v.optional(integer), max: v.optional(integer) });
const dates = v.pipe(
  v.object({ dates: v.optional(v.array(v.string())), forthcoming: v.optional(v.boolean()) }),
  v.description("yyyy-MM-dd in the property's own time zone."),
);
export const pagingShape = v.object({ skip: v.optional(integer), take: v.optional(integer) });

/** What narrows a search, whatever area it looks in. */
const filters = {
  statusType,
  sortBy: v.optional(v.picklist(sorts.map(({ name }) => name))),
  paging: v.pipe(v.optional(pagingShape), v.description('take at most 100, skip at most 50,000')),
  propertyTypes: v.optional(v.array(v.picklist([...propertyTypeNames]))),
  propertyFeatures: v.optional(v.array(v.picklist(features.map(({ name }) => name)))),
  bedrooms: v.optional(count),
  bathrooms: v.optional(count),
  carSpaces: v.optional(count),
  landSize: v.pipe(v.optional(range), v.description('m2')),
  frontageSize: v.pipe(v.optional(range), v.description('metres')),
  price: v.pipe(v.optional(range), v.description('dollars; per week for rent and leased')),
  auction: v.optional(dates),
  inspection: v.optional(dates),
  near: v.pipe(
    v.optional(
      v.object({
        latitude: v.number(),
        longitude: v.number(),
        kilometres: v.optional(v.picklist(nearBands)),
        minutes: v.optional(v.picklist(travelMinutes)),
        by: v.optional(v.picklist(travelModes.map(({ name }) => name))),
        name: v.optional(v.string()),
      }),
    ),
    v.description('A point in Australia with a distance as the crow flies, or with minutes and a way to travel.'),
  ),
  isUnderOffer: v.pipe(v.optional(v.boolean()), v.description('false leaves listings under offer out')),
  leaveOut: v.pipe(v.optional(v.array(v.string())), v.description('Ids of listings to pass over, at most 500.')),
} as const;

const place = v.object({
  id: v.optional(v.string()),
  slug: v.optional(v.string()),
  name: v.optional(v.string()),
  stateCode: v.optional(v.string()),
});

/** A search in places. */
export const locationSearch = v.pipe(
  v.object({
    ...filters,
    searchMode: v.optional(v.literal('location')),
    locationSearchContext: v.object({
      searchLocations: v.pipe(
        v.optional(v.array(place)),
        v.description('By id, slug, or name and state; up to 50. None at all means the whole country.'),
      ),
      includeSurroundingSuburbs: v.optional(v.boolean()),
    }),
  }),
  v.title('LocationSearch'),
);

/** A search within a line drawn on the map. */
export const boundarySearch = v.pipe(
  v.object({
    ...filters,
    searchMode: v.pipe(
      v.optional(v.picklist(['map', 'draw']), 'draw'),
      v.description('Which sort is meant when none is said.'),
    ),
    locationSearchContext: v.object({
      wellKnownText: v.pipe(
        v.string(),
        v.description(
          'POLYGON((lng lat, …)) of at most 500 points, or MULTIPOLYGON; rings after the first one are cut out',
        ),
      ),
    }),
  }),
  v.title('BoundarySearch'),
);

const ids = v.array(
  v.union([
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)),
  ]),
);

/** Some listings by their ids. */
export const listingIds = v.pipe(
  v.object({
    listingIds: v.pipe(ids, v.maxLength(500, 'may name at most 500 listings')),
    skip: v.optional(v.pipe(integer, v.minValue(0)), 0),
    take: v.optional(v.pipe(integer, v.minValue(0), v.maxValue(100, 'must be at most 100')), 25),
  }),
  v.title('ListingIds'),
);

/** The listings of an agent. */
export const agentListings = v.pipe(
  v.object({
    agentId: v.pipe(integer, v.minValue(1), v.maxValue(999_999_999)),
    statusTypes: v.pipe(
      v.optional(v.array(statusType), ['buy', 'rent']),
      v.description('What is on offer, when nothing is said.'),
    ),
    skip: v.optional(v.pipe(integer, v.minValue(0), v.maxValue(50_000)), 0),
    take: v.optional(v.pipe(integer, v.minValue(0), v.maxValue(100, 'must be at most 100')), 25),
  }),
  v.title('AgentListings'),
);
