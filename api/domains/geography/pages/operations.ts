import { localDate } from '@verandah/market';
import type { MultiPolygon, Polygon } from 'geojson';
import * as v from 'valibot';
import { followTarget, unfollowTarget } from '../../members/follows/public.ts';
import {
  country,
  findPlaceViews,
  findSuburb,
  type Locality,
  nearestPlaces,
  placeBoundary,
  preferredState,
  suburbBy,
  suggestPlaces,
  suggestionResponse,
  suggestionKinds,
  suggestionOf,
  surroundingLocalities,
} from '../locations/public.ts';
import { mediansOf } from '../../listings/public.ts';
import { invalidInput, notFound } from '../../../platform/problems/public.ts';
import { id, defineOperation, type Operation, pagingInput } from '../../../platform/rest/public.ts';
import type { Service } from '../../../platform/service.ts';
import { anyLocationResponse, boundaryResponse, locationOf, nearResponse, nearOf, widePlaceOf } from './responses.ts';
import { nearbyCount, ownOverview } from './overview.ts';

const domain = 'locations';
/** Seconds: as long as a browser caches locations. */
const freshFor = 600;

const degreesBetween = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(?:\.\d{1,15})?$/, 'must be degrees, such as -37.8136'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const [latitude, longitude] = [
  degreesBetween(country.south, country.north),
  degreesBetween(country.west, country.east),
];
const uri = v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters'));
/** The id of a location of any kind, as in responses. */
const placeIdForm = /^(?:\d{1,9}|region-\d{1,9}|[A-Za-z]{2,3}(?:-\d{4})?)$/;
const placeId = v.pipe(
  v.string(),
  v.regex(placeIdForm, 'must be the id of a suburb (a number), a region, a state or a postcode, as it was returned'),
  v.metadata({
    parameter: {
      anyOf: [
        { type: 'integer', minimum: 0, maximum: 999_999_999 },
        { type: 'string', pattern: placeIdForm.source },
      ],
    },
  }),
);
const yes = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((word) => word === 'true'),
);

async function wholePlace({ database }: Service, locality: Locality, includeSurrounding: boolean) {
  const surrounding = includeSurrounding ? await surroundingLocalities(database, locality.id) : undefined;
  return {
    ...locationOf(locality),
    medians: await mediansOf(
      database,
      { kind: 'suburb', localityId: locality.id },
      localDate(Date.now(), locality.timeZone),
    ),
    ...(surrounding && {
      surroundingSuburbIds: surrounding.map((each) => each.id),
      surroundingSuburbs: surrounding.map(locationOf),
    }),
  };
}

async function anyWhole(service: Service, identifier: string, includeSurrounding: boolean) {
  const { database } = service;
  const suburb = await suburbBy(database, identifier);
  if (suburb) return wholePlace(service, suburb, includeSurrounding);
  const [place] = await findPlaceViews(database, [identifier], false);
  const wide = place && widePlaceOf(place);
  if (!wide) throw notFound('location');
  return { ...wide, medians: await mediansOf(database, place.scope, localDate(Date.now(), place.timeZone)) };
}

const surroundingQuery = v.object({ includeSurrounding: v.optional(yes, 'false') });
const nearList = v.strictObject({ results: v.array(nearResponse) });

export const locationOperations: readonly Operation[] = [
  defineOperation({
    id: 'location',
    method: 'GET',
    path: '/location/:id',
    domain,
    freshFor,
    summary: 'A suburb, region, state or postcode by ID, with its medians and, optionally, surrounding suburbs.',
    params: v.object({ id: placeId }),
    query: surroundingQuery,
    response: anyLocationResponse,
    handle: ({ params, query, service }) => anyWhole(service, params.id, query.includeSurrounding),
  }),
  defineOperation({
    id: 'locationByUri',
    method: 'GET',
    path: '/location/uri/:uri',
    domain,
    freshFor,
    summary: 'A suburb, region, state or postcode by its current or a former slug. The response has the current one.',
    params: v.object({ uri }),
    query: surroundingQuery,
    response: anyLocationResponse,
    handle: ({ params, query, service }) => anyWhole(service, params.uri, query.includeSurrounding),
  }),
  defineOperation({
    id: 'nearestLocations',
    method: 'GET',
    path: '/location/nearest/:latitude/:longitude',
    domain,
    freshFor,
    summary: 'The suburbs nearest to a position, nearest first.',
    params: v.object({ latitude, longitude }),
    query: v.object({ take: pagingInput(nearbyCount, 20).take }),
    response: nearList,
    handle: async ({ params, query, service: { database } }) => ({
      results: (await nearestPlaces(database, params.latitude, params.longitude, query.take)).map(nearOf),
    }),
  }),
  defineOperation({
    id: 'locationsNearPosition',
    method: 'GET',
    path: '/location/:id/:latitude/:longitude',
    domain,
    freshFor,
    summary: 'The five suburbs nearest to a position in or near a suburb, which can include that suburb itself.',
    params: v.object({ id, latitude, longitude }),
    response: nearList,
    async handle({ params, service: { database } }) {
      await findSuburb(database, String(params.id));
      return { results: (await nearestPlaces(database, params.latitude, params.longitude, nearbyCount)).map(nearOf) };
    },
  }),
  defineOperation({
    id: 'locationBoundary',
    method: 'GET',
    path: '/location/:id/spatial',
    domain,
    freshFor,
    summary: 'The boundary of a suburb, WGS 84.',
    params: v.object({ id }),
    response: boundaryResponse,
    async handle({ params, service: { database } }) {
      const { id: locationId } = await findSuburb(database, String(params.id));
      const boundary = await placeBoundary(database, locationId);
      if (boundary === null) throw notFound('boundary');
      return { ...boundary, id: locationId, geoJson: JSON.parse(boundary.geoJson) as Polygon | MultiPolygon };
    },
  }),
  defineOperation({
    id: 'nearbyLocations',
    method: 'GET',
    path: '/location/:id/nearby',
    domain,
    freshFor,
    summary: 'Nearby suburbs, nearest first.',
    params: v.object({ id }),
    query: v.object({ take: pagingInput(nearbyCount, 20).take }),
    response: nearList,
    async handle({ params, query, service: { database } }) {
      const place = await findSuburb(database, String(params.id));
      return {
        results: (await nearestPlaces(database, place.latitude, place.longitude, query.take, place.id)).map(nearOf),
      };
    },
  }),
  defineOperation({
    id: 'searchLocations',
    method: 'GET',
    path: '/search/locations',
    domain,
    freshFor: 60,
    summary:
      'Typeahead for suburbs, regions, states and postcodes, or the given kinds. Entries in the given state come first among equally good matches.',
    query: v.object({
      q: v.pipe(v.string('must be a text'), v.maxLength(100, 'must have at most 100 characters')),
      kinds: v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters'))),
      take: pagingInput(8, 20).take,
      stateCode: v.optional(v.pipe(v.string(), v.maxLength(3, 'must have at most 3 characters'))),
    }),
    response: v.strictObject({ results: v.array(suggestionResponse) }),
    async handle({ query: { q, kinds, take, stateCode }, service: { database } }) {
      const wanted = kinds?.split(',').map((kind) => {
        const known = suggestionKinds.find((each) => each === kind);
        if (known === undefined)
          throw invalidInput({ field: 'kinds', message: `must be of ${suggestionKinds.join(', ')}` });
        return known;
      });
      return {
        results: (await suggestPlaces(database, q, wanted, take, await preferredState(database, { stateCode }))).map(
          suggestionOf,
        ),
      };
    },
  }),
  defineOperation({
    id: 'locationOverviewUserData',
    method: 'GET',
    scope: 'saved:read',
    path: '/locations/location/overviewjsonuserdata',
    domain,
    legacy: true,
    summary:
      "The caller's relation to a suburb: whether they follow and have reviewed it, and which reviews they marked.",
    query: v.object({ locationUniqueUri: uri }),
    response: v.strictObject({
      locationId: v.number(),
      locationUniqueUri: v.string(),
      isSignedIn: v.boolean(),
      isFollowing: v.boolean(),
      followerCount: v.number(),
      hasReviewed: v.boolean(),
      reviewId: v.nullable(v.number()),
      helpfulReviewIds: v.pipe(v.array(v.number()), v.readonly()),
      unhelpfulReviewIds: v.pipe(v.array(v.number()), v.readonly()),
    }),
    handle: ({ query, viewer, service: { database } }) => ownOverview(database, viewer, query.locationUniqueUri),
  }),
  ...(['follow', 'unfollow'] as const).map((which) =>
    defineOperation({
      id: `${which}Location`,
      scope: 'saved:write',
      method: 'POST',
      path: `/:location/${which}`,
      domain,
      legacy: true,
      summary: which === 'follow' ? 'Follows a suburb, by slug or id.' : 'Stops following a suburb.',
      params: v.object({ location: uri }),
      response: v.strictObject({ isFollowing: v.boolean(), followerCount: v.number() }),
      handle: async ({ params, viewer, service: { database } }) =>
        (which === 'follow' ? followTarget : unfollowTarget)(
          database,
          viewer,
          'location',
          (await findSuburb(database, params.location)).id,
        ),
    }),
  ),
];
