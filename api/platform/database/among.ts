import { sql, type RawBuilder } from 'kysely';

/**
 * `= any(…)`, and for a single value `= …`. A statement over a list that is often short is planned each time: its
 * general plan expects ten values, and never looks cheap enough. That of one value is planned once.
 * @param type of the values in PostgreSQL
 */
export const isAmong = <Value extends number | string>(
  values: readonly Value[],
  type: Value extends number ? 'int' : 'text',
): RawBuilder<unknown> =>
  values.length === 1 ? sql`= ${values[0]}::${sql.raw(type)}` : sql`= any(${[...values]}::${sql.raw(`${type}[]`)})`;
