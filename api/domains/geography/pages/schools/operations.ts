import * as v from 'valibot';
import { id, defineOperation, type Operation, pagingInput } from '../../../../platform/rest/public.ts';
import { schoolsOfListing } from './rules.ts';
import { mostSchools, schoolKinds, schoolLevels, schoolsTaken } from './school.ts';

export const schoolResponse = v.strictObject({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  kind: v.picklist(schoolKinds),
  sector: v.string(),
  suburb: v.nullable(v.string()),
  stateCode: v.string(),
  postcode: v.nullable(v.string()),
  distanceMetres: v.nullable(v.number()),
});

const schoolsAtLevel = v.pipe(
  v.array(v.strictObject({ level: v.picklist(schoolLevels), school: schoolResponse })),
  v.readonly(),
);

export const schoolOperations: readonly Operation[] = [
  defineOperation({
    id: 'listingSchools',
    method: 'GET',
    path: '/listing/:id/schools',
    domain: 'schools',
    freshFor: 60,
    summary:
      'Schools nearest to a listing, the nearest of each level and sector, and those whose catchment it is in, with distances in a straight line; of a hidden address, its suburb’s. areKnown is false if none were imported.',
    params: v.object({ id }),
    query: v.object({ take: pagingInput(schoolsTaken, mostSchools).take }),
    response: v.strictObject({
      areKnown: v.boolean(),
      measuredFrom: v.picklist(['address', 'suburb']),
      results: v.pipe(v.array(schoolResponse), v.readonly()),
      nearest: schoolsAtLevel,
      catchments: schoolsAtLevel,
    }),
    handle: ({ params, query, service: { database } }) => schoolsOfListing(database, params.id, query.take),
  }),
];
