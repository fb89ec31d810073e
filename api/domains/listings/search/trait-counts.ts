import { listedDays, traitBits, traits } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import type { Moment } from '../../../platform/moment.ts';
import type { Condition } from './condition.ts';
import type { Relation } from './relation.ts';
import type { SearchRequest } from './search-request.ts';
import { listedCondition, traitsCondition } from './traits.ts';

const ageBits = traitBits(['newlyBuilt', 'established']);

/** Results by trait, in the vocabulary's order, and by the days within which they were listed. */
export interface TraitCounts {
  readonly traits: readonly number[];
  readonly listed: readonly number[];
}

/**
 * For each trait the total if it is chosen too, new instead of established and the reverse; for each number of days the
 * total if these are chosen.
 */
export function traitsPart(rows: Relation, request: SearchRequest, now: Moment): RawBuilder<TraitCounts> {
  const withTrait = traits.map(({ bit }) => {
    const own = 1 << bit;
    return traitsCondition((own & ageBits ? request.traits & ~ageBits : request.traits) | own, now);
  });
  const counts = (conditions: readonly Condition[]) =>
    sql`jsonb_build_array(${sql.join(conditions.map((condition) => sql`count(*) filter (where ${condition})`))})`;
  return sql<TraitCounts>`(select jsonb_build_object(
    'traits', (select ${counts(withTrait)} from ${rows.from} where ${rows.where(['traits'])}),
    'listed', (select ${counts(listedDays.map((days) => listedCondition(days, now)))} from ${rows.from}
      where ${rows.where(['listedWithin'])})))`;
}
