import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RequestedCount } from './search-request.ts';

/** The numbers that `facet_key` contains besides the property type; those above 7 are stored as 7. */
export type CountName = 'beds' | 'baths' | 'cars';

/** The type's number within a facet key. */
export const typeOfKey = sql<number>`(facet_key >> 9)`;

const countsOfKey: Readonly<Record<CountName, RawBuilder<number>>> = {
  beds: sql<number>`((facet_key >> 6) & 7)`,
  baths: sql<number>`((facet_key >> 3) & 7)`,
  cars: sql<number>`(facet_key & 7)`,
};

/** 0 to 5, where 5 means five and more. */
export function countOfKey(name: CountName): RawBuilder<number> {
  return sql<number>`least(${countsOfKey[name]}, 5)`;
}

/** Whether a facet key holds one of the requested numbers. */
export function countMatches(name: CountName, request: RequestedCount): RawBuilder<SqlBool> {
  return sql<SqlBool>`${countOfKey(name)} = any(${[...request]}::int[])`;
}
