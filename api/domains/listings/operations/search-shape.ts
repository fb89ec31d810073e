import {
  features,
  largestEnd,
  listedDays,
  longestKeyword,
  mostDays,
  mostKeywords,
  nearBands,
  propertyTypeNames,
  sorts,
  traits,
  travelMinutes,
  travelModes,
} from '@verandah/market';
import * as v from 'valibot';
import { statusType } from '../listing-view.ts';
import { paging } from '../search/read-search.ts';
import { searchLimits } from '../search/search-limits.ts';
import { longestShape } from '../search/well-known-text.ts';

const numberWithin = (least: number, most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, least === 0 ? 'must be 0 or more' : `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const textUpTo = (most: number) =>
  v.pipe(v.string('must be text'), v.maxLength(most, `must have at most ${most} characters`));
const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(most, `must have at most ${most} entries`));

const count = v.pipe(
  v.object({
    only: v.optional(listOf(numberWithin(0, searchLimits.count), searchLimits.counts)),
    min: v.optional(numberWithin(0, searchLimits.count)),
  }),
  v.description(
    'Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio.',
  ),
);
const range = v.pipe(
  v.object({ min: v.optional(numberWithin(0, largestEnd)), max: v.optional(numberWithin(0, largestEnd)) }),
  v.description('A range; both ends are included. An end that is 0 or omitted is open.'),
);
const dates = v.pipe(
  v.object({ dates: v.optional(listOf(textUpTo(10), mostDays)), forthcoming: v.optional(v.boolean()) }),
  v.description("Date, yyyy-MM-dd, in the property's time zone."),
);
const pagingShape = v.object({
  skip: v.optional(numberWithin(0, paging.mostSkip)),
  take: v.optional(numberWithin(0, paging.mostTake)),
});

/** Filters of a search, independent of its area. */
const filters = {
  statusType,
  sortBy: v.optional(v.picklist(sorts.map(({ name }) => name))),
  paging: v.optional(pagingShape),
  propertyTypes: v.optional(listOf(v.picklist([...propertyTypeNames]), propertyTypeNames.length)),
  propertyFeatures: v.optional(listOf(v.picklist(features.map(({ name }) => name)), features.length)),
  bedrooms: v.optional(count),
  bathrooms: v.optional(count),
  carSpaces: v.optional(count),
  landSize: v.pipe(v.optional(range), v.description('Area of the land in square metres.')),
  frontageSize: v.pipe(v.optional(range), v.description('Width at the street in metres.')),
  floorArea: v.pipe(v.optional(range), v.description('Floor area of the building in square metres.')),
  traits: v.pipe(
    v.optional(listOf(v.picklist(traits.map(({ name }) => name)), traits.length)),
    v.description('Only listings that have all of these.'),
  ),
  keywords: v.pipe(
    v.optional(listOf(textUpTo(longestKeyword), mostKeywords)),
    v.description("Each one's words must be next to each other in the title, description or features, in any form."),
  ),
  listedWithin: v.pipe(
    v.optional(v.picklist(listedDays)),
    v.description('Only homes on offer that were listed within these days.'),
  ),
  availableBy: v.pipe(
    v.optional(textUpTo(10)),
    v.description('Only rentals that are available on this day, yyyy-MM-dd.'),
  ),
  price: v.pipe(v.optional(range), v.description('Dollars; dollars a week for rentals.')),
  auction: v.optional(dates),
  inspection: v.optional(dates),
  near: v.pipe(
    v.optional(
      v.object({
        latitude: v.pipe(v.number(), v.minValue(-90, 'must be at least -90'), v.maxValue(90, 'must be at most 90')),
        longitude: v.pipe(
          v.number(),
          v.minValue(-180, 'must be at least -180'),
          v.maxValue(180, 'must be at most 180'),
        ),
        kilometres: v.optional(v.picklist(nearBands)),
        minutes: v.optional(v.picklist(travelMinutes)),
        by: v.optional(v.picklist(travelModes.map(({ name }) => name))),
        name: v.optional(textUpTo(searchLimits.name)),
      }),
    ),
    v.description('A point in Australia with a distance in a straight line, or with minutes and a mode of travel.'),
  ),
  isUnderOffer: v.pipe(
    v.optional(v.boolean()),
    v.description('Whether to include listings under offer; false excludes them.'),
  ),
  leaveOut: v.pipe(
    v.optional(listOf(textUpTo(searchLimits.name), searchLimits.leftOut)),
    v.description('IDs of listings to exclude.'),
  ),
} as const;

const place = v.object({
  id: v.optional(textUpTo(searchLimits.name)),
  slug: v.optional(textUpTo(searchLimits.name)),
  name: v.optional(textUpTo(searchLimits.name)),
  stateCode: v.optional(textUpTo(searchLimits.name)),
});

/** The id of an office in a search, with or without its name before it. */
export const officeId = textUpTo(searchLimits.name);
/** A drawn area, of any search. */
export const wellKnownText = textUpTo(longestShape);

/** A search in places. */
export const locationSearch = v.pipe(
  v.object({
    ...filters,
    searchMode: v.optional(v.literal('location')),
    locationSearchContext: v.object({
      searchLocations: v.pipe(
        v.optional(listOf(place, searchLimits.places)),
        v.description('Locations by ID, slug, or name and state. An empty list means the whole country.'),
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
    searchMode: v.pipe(v.optional(v.picklist(['map', 'draw']), 'draw'), v.description('Selects the default sort.')),
    locationSearchContext: v.object({
      wellKnownText: v.pipe(
        wellKnownText,
        v.description(
          'POLYGON((lng lat, …)) of at most 500 points, or MULTIPOLYGON. Rings after the first one are holes.',
        ),
      ),
    }),
  }),
  v.title('BoundarySearch'),
);

const ids = v.array(
  v.union([
    v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be an id: a number of at most nine digits'), v.transform(Number)),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)),
  ]),
);

/** Some listings by their ids. */
export const listingIds = v.pipe(
  v.object({
    listingIds: v.pipe(ids, v.maxLength(500, 'may name at most 500 listings')),
    skip: v.optional(numberWithin(0, 500), 0),
    take: v.optional(numberWithin(0, 100), 25),
  }),
  v.title('ListingIds'),
);

/** The listings of an agent. */
export const agentListings = v.pipe(
  v.object({
    agentId: numberWithin(1, 999_999_999),
    statusTypes: v.pipe(
      v.optional(listOf(statusType, statusType.options.length), ['buy', 'rent']),
      v.description('Status of the listings; by default, those on offer.'),
    ),
    skip: v.optional(numberWithin(0, 50_000), 0),
    take: v.optional(numberWithin(0, 100), 25),
  }),
  v.title('AgentListings'),
);
