import { propertyTypeNames } from '@verandah/market';
import * as v from 'valibot';
import { idempotencyKey, memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import { locationSearch, officeId, statusType, wellKnownText } from '../../listings/public.ts';
import { digestPaces } from '../../members/public.ts';
import { signedIn } from '../../../platform/identity/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { id, lineUpTo, defineOperation, type Operation, sameAsUri } from '../../../platform/rest/public.ts';
import type { AlertView } from './alert.ts';
import { prepareTravelArea } from './read-search.ts';
import { addAlert, clearAlert, longestDescription, longestPosition, ownAlert, ownAlerts } from './rules.ts';

const domain = 'alerts';
const number = v.number();
const nullableShape = <Shape extends v.GenericSchema>(shape: Shape) => v.nullable(shape);
const count = v.strictObject({ only: v.array(number), min: v.optional(number) });
const range = v.strictObject({ min: v.optional(number), max: v.optional(number) });

/** The parameters of a search; its filters have the names of the GraphQL API. */
const searchParamsResponse = v.pipe(
  v.looseObject({
    statusType,
    searchMode: v.string(),
    sortBy: v.optional(v.string()),
    paging: v.optional(v.looseObject({ skip: number, take: number })),
    locationSearchContext: v.looseObject({
      searchLocations: v.optional(
        v.pipe(
          v.array(
            v.strictObject({
              id: nullableShape(v.string()),
              slug: v.string(),
              name: nullableShape(v.string()),
              stateCode: nullableShape(v.string()),
            }),
          ),
          v.readonly(),
        ),
      ),
      includeSurroundingSuburbs: v.optional(v.boolean()),
      officeId: v.optional(v.string()),
      wellKnownText: v.optional(v.string()),
    }),
  }),
  v.description('The search, with the names of the GraphQL API; filters that are not set are absent.'),
);

const alertResponse = v.pipe(
  v.strictObject({
    id: number,
    name: v.string(),
    description: v.string(),
    uri: v.pipe(v.string(), v.description('Canonical root-relative address of its search.')),
    address: sameAsUri(v.string()),
    unseenListingIds: v.array(number),
    unseenListingCount: number,
    filter: v.strictObject({
      beds: count,
      baths: count,
      carSpaces: count,
      locationIds: v.array(v.string()),
      price: range,
      propertyTypes: v.array(v.picklist([...propertyTypeNames])),
      searchMode: statusType,
    }),
    searchParams: searchParamsResponse,
    shape: nullableShape(v.strictObject({ id: v.string(), polyline: v.string(), wellKnownText: v.string() })),
    coverListingId: nullableShape(number),
    pageElementPosition: nullableShape(v.string()),
    emailFrequency: v.pipe(
      nullableShape(v.picklist(digestPaces)),
      v.description("Frequency of this alert; null to follow the member's preferences."),
    ),
    createdAt: v.string(),
    newSince: v.pipe(v.string(), v.description('When it was last cleared, or created.')),
  }),
  v.title('Alert'),
);

const responseOf = ({ search: _, ...alert }: AlertView): v.InferOutput<typeof alertResponse> => ({
  ...alert,
  uri: alert.address,
  unseenListingIds: [...alert.unseenListingIds],
  searchParams: { ...alert.searchParams },
  filter: {
    ...alert.filter,
    beds: countOf(alert.filter.beds),
    baths: countOf(alert.filter.baths),
    carSpaces: countOf(alert.filter.carSpaces),
    locationIds: [...alert.filter.locationIds],
    propertyTypes: [...alert.filter.propertyTypes],
  },
});
const countOf = ({ only, min }: AlertView['filter']['beds']) => ({
  only: [...only],
  ...(min === undefined ? {} : { min }),
});

const searches = locationSearch.entries;
const { bedrooms: countInput, price: rangeInput, propertyTypes } = searches;
const locationId = v.union(
  [
    v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')),
    v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(0, 'must be 0 or more'),
      v.maxValue(999_999_999, 'must have at most nine digits'),
      v.transform(String),
    ),
  ],
  'must be the id of a suburb',
);
const searchParams = v.pipe(
  v.object({
    ...searches,
    searchMode: v.optional(v.picklist(['location', 'map', 'draw', 'office']), 'location'),
    locationSearchContext: v.object({
      ...searches.locationSearchContext.entries,
      officeId: v.optional(officeId),
      wellKnownText: v.optional(wellKnownText),
    }),
  }),
  v.description('The search; an alternative to filter.'),
);
const filter = v.pipe(
  v.object({
    beds: countInput,
    baths: countInput,
    carSpaces: countInput,
    locationIds: v.optional(v.pipe(v.array(locationId), v.maxLength(50, 'must have at most 50 suburbs'))),
    price: rangeInput,
    propertyTypes,
    searchMode: statusType,
  }),
  v.description('The search in the former format.'),
);

const tooLong = (most: number): string => `must have at most ${most} characters`;

export const alertOperations: readonly Operation[] = [
  defineOperation({
    id: 'alert',
    method: 'GET',
    scope: 'saved:read',
    path: '/alert/:id',
    domain,
    summary: 'An alert of the caller.',
    params: v.object({ id }),
    response: alertResponse,
    handle: async ({ params, viewer, service: { database } }) =>
      responseOf(await ownAlert(database, viewer, params.id)),
  }),
  defineOperation({
    id: 'alerts',
    method: 'GET',
    scope: 'saved:read',
    path: '/alerts/:username',
    domain,
    summary: 'Alerts of the caller, newest first.',
    params: v.object({ username: v.pipe(v.string(), v.maxLength(60, 'must have at most 60 characters')) }),
    response: v.strictObject({ results: v.array(alertResponse), unseenListingCount: number }),
    async handle({ params, viewer, service: { database } }) {
      checkOwn(params.username, signedIn(viewer).username);
      const { results, unseenListingCount } = await ownAlerts(database, viewer);
      return { results: results.map(responseOf), unseenListingCount };
    },
  }),
  defineOperation({
    id: 'clearAlerts',
    method: 'DELETE',
    scope: 'saved:write',
    path: '/alerts/:username/listings',
    domain,
    summary: 'Marks the new listings of all alerts of the caller as seen.',
    status: 204,
    params: v.object({ username: v.pipe(v.string(), v.maxLength(60, 'must have at most 60 characters')) }),
    response: v.undefined(),
    async handle({ params, viewer, service: { database } }) {
      checkOwn(params.username, signedIn(viewer).username);
      await clearAlert(database, viewer, 'all');
      return undefined;
    },
  }),
  defineOperation({
    id: 'clearAlert',
    method: 'DELETE',
    scope: 'saved:write',
    path: '/alert/:id/listings',
    domain,
    summary: 'Marks the new listings of an alert of the caller as seen.',
    status: 204,
    params: v.object({ id }),
    response: v.undefined(),
    async handle({ params, viewer, service: { database } }) {
      await clearAlert(database, viewer, params.id);
      return undefined;
    },
  }),
  defineOperation({
    id: 'createAlert',
    method: 'POST',
    scope: 'saved:write',
    path: '/api/user/alerts/listings',
    domain,
    legacy: true,
    status: 201,
    repeatable: 'by key',
    summary: 'Saves a search as an alert. Only for members with a verified email address.',
    body: v.object({
      name: lineUpTo(100),
      description: v.optional(v.pipe(v.string(), v.maxLength(longestDescription, tooLong(longestDescription)))),
      searchParams: v.optional(searchParams),
      filter: v.optional(filter),
      pageElementPosition: v.optional(v.pipe(v.string(), v.maxLength(longestPosition, tooLong(longestPosition)))),
    }),
    response: alertResponse,
    async handle({ body, viewer, service: { database, travelAreas }, request }) {
      const caller = memberCaller(viewer);
      await prepareTravelArea(body.searchParams?.near, travelAreas);
      return runOnce(database, caller, idempotencyKey(request), 'createAlert', body, async (own) =>
        responseOf(await addAlert(own, viewer, body, travelAreas)),
      );
    },
  }),
];

function checkOwn(username: string, own: string): void {
  if (username.toLowerCase() !== own.toLowerCase()) throw notFound('member');
}
