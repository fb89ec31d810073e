import { sql, type RawBuilder } from 'kysely';

/** A suburb, a region, a state or a postcode. */
export type PlaceScope =
  | { readonly kind: 'suburb'; readonly localityId: number }
  | { readonly kind: 'region'; readonly regionId: number }
  | { readonly kind: 'state'; readonly stateCode: string }
  | { readonly kind: 'postcode'; readonly postcode: string; readonly stateCode: string };

/** The condition that a row's `locality_id` is in a location. @param column such as sql.ref('r.locality_id') */
export function liesIn(column: RawBuilder<unknown>, scope: PlaceScope): RawBuilder<boolean> {
  switch (scope.kind) {
    case 'suburb':
      return sql`${column} = ${scope.localityId}::int`;
    case 'region':
      return sql`${column} in (select id from locality where region_id = ${scope.regionId}::int)`;
    case 'state':
      return sql`${column} in (select id from locality where state_code = ${scope.stateCode})`;
    case 'postcode':
      return sql`${column} in (select id from locality
        where postcode = ${scope.postcode} and state_code = ${scope.stateCode})`;
  }
}

/** The part of a cache key that identifies a location. */
export const scopeKey = (scope: PlaceScope): string => Object.values(scope).join(':');
