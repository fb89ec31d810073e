import { propertyTypeByName } from '@verandah/market';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Moment } from '../../../platform/moment.ts';
import { inRing } from './area-condition.ts';
import { allOf, type Condition } from './condition.ts';
import { countMatches, typeOfKey } from './counts.ts';
import { auctionCondition, inspectionCondition } from './date-conditions.ts';
import { keywordsCondition } from './keywords-condition.ts';
import type { SearchFilter } from './search-filter.ts';
import type { RequestedRange, SearchRequest } from './search-request.ts';
import { listedCondition, traitsCondition } from './traits.ts';

/** The active filters of a search, as conditions on a relation `s` with the columns of `listing_search`. */
export type Filters = ReadonlyMap<SearchFilter, Condition>;

/** A condition on a value that is absent or hidden (null) never holds. */
export function filtersOf(request: SearchRequest, now: Moment): Filters {
  const { types, beds, baths, cars, price, land, frontage, features, near, inspections, auctions, leaveOutUnderOffer } =
    request;
  const { floor, traits, keywords, listedWithin, availableBy } = request;
  const bits = features.toString();
  const all: readonly (readonly [SearchFilter, Condition | false | undefined])[] = [
    ['propertyTypes', types.length > 0 && hasType(types)],
    ['bedrooms', beds && bedsCondition(request, beds)],
    ['bathrooms', baths && countMatches('baths', baths)],
    ['carSpaces', cars && countMatches('cars', cars)],
    ['price', price && sql<SqlBool>`coalesce(${withinRange(sql`s.price`, price)}, false)`],
    ['landSize', land && withinRange(sql`s.land`, land)],
    ['frontage', frontage && withinRange(sql`s.frontage`, frontage)],
    ['features', features !== 0n && sql<SqlBool>`s.features & ${bits}::bigint = ${bits}::bigint`],
    ['floorArea', floor && withinRange(sql`s.floor`, floor)],
    ['traits', traits !== 0 && traitsCondition(traits, now)],
    ['keywords', keywords.length > 0 && keywordsCondition(keywords)],
    ['listedWithin', listedWithin && listedCondition(listedWithin, now)],
    ['availableBy', availableBy !== undefined && sql<SqlBool>`s.available_day <= ${availableBy}::int`],
    ['near', near && inRing(near.outline)],
    ['inspections', inspections && inspectionCondition(inspections, now)],
    ['auctions', auctions && auctionCondition(auctions, now)],
    ['underOffer', leaveOutUnderOffer && sql<SqlBool>`not s.under_offer`],
  ];
  return new Map(all.filter((each): each is readonly [SearchFilter, Condition] => Boolean(each[1])));
}

/** All filters but those left out. */
export function allBut(filters: Filters, leftOut: readonly SearchFilter[] = []): Condition {
  return allOf([...filters].filter(([name]) => !leftOut.includes(name)).map(([, condition]) => condition));
}

/** The vocabulary's number of a studio. */
export const studio = propertyTypeByName('studio').number;
const isStudio: Condition = sql<SqlBool>`${typeOfKey} = ${sql.lit(studio)}`;

function bedsCondition(request: SearchRequest, wanted: NonNullable<SearchRequest['beds']>): Condition {
  const matches = countMatches('beds', wanted);
  return request.studios ? sql<SqlBool>`(${matches} or ${isStudio})` : matches;
}

/** The requested types apart from studios, which the bedrooms count; undefined for any. */
export function otherTypesCondition({ types, studios }: SearchRequest): Condition | undefined {
  const others = studios ? types.filter((type) => type !== studio) : types;
  return others.length > 0 ? hasType(others) : undefined;
}

const hasType = (types: readonly number[]): Condition => sql<SqlBool>`${typeOfKey} = any(${[...types]}::int[])`;

function withinRange(column: RawBuilder<unknown>, { min, max }: RequestedRange): Condition {
  const ends: Condition[] = [];
  if (min !== undefined) ends.push(sql<SqlBool>`${column} >= ${min}::int`);
  if (max !== undefined) ends.push(sql<SqlBool>`${column} <= ${max}::int`);
  return allOf(ends);
}
