import { sql, type RawBuilder, type SqlBool } from 'kysely';

export type Condition = RawBuilder<SqlBool>;

/** Conjunction of conditions; `true` without any. */
export function allOf(conditions: readonly (Condition | undefined)[]): Condition {
  const set = conditions.filter((condition) => condition !== undefined);
  return set.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(set, sql` and `)})`;
}
