import { readFileSync } from 'node:fs';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

const written = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

test('[GQL-09] the graph API is the one written down in schema.graphql', () => {
  expect(printSchema(lexicographicSortSchema(schema))).toBe(printSchema(lexicographicSortSchema(written)));
});

test('[GQL-09, GQL-10] the queries of listings and places are there with their arguments', () => {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).map(
    ({ name, args }) => `${name}(${args.map((arg) => arg.name).join(', ')})`,
  );
  expect(queries).toEqual(
    expect.arrayContaining([
      'listing(id)',
      'listingByUri(uri)',
      'listingSearch(query)',
      'listingsById(listingIds, skip, take)',
      'listingsHomepage(maxAge, query)',
      'location(identifier, includeSurrounding)',
      'locationSearch(filter)',
      'locations(identifiers)',
      'office(identifier)',
      'locationIndex(identifier, letter, skip, sortOrder, take, type)',
      'locationOverview(identifier)',
      'locationReviews(identifier, skip, sortOrder, take)',
      'states()',
      'street(identifier, street)',
    ]),
  );
});
