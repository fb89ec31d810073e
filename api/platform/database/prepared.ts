import { sql, type RawBuilder } from 'kysely';

/** Times after which a text is worth preparing, and texts that one process prepares: a connection holds them all. */
const repeats = 3;
const mostPrepared = 400;
/** Maximum number of counted texts; counting restarts when it is reached. */
const mostCounted = 4000;

/**
 * Statements whose best plan depends on their values: searches of a village and of the country, medians of a suburb and
 * of a state. PostgreSQL plans them each time, as it does whatever is sent without a name.
 */
const plannedByValue = /\b(?:listing_search|listing_count|listing_tile|past_sale|suggestion)\b/;
/**
 * Begins a statement over these tables that only one index can serve, whatever its values: of a few suburbs, streets,
 * offices or listings. It names the columns of its result, and is prepared like others; planning takes longer than
 * running it.
 */
export const onePlan = sql.raw('/* one plan */ ');
/** Of a few rows by their ids; of many, a plan for few would be slow. */
export const onePlanOfFew = (ids: readonly number[]): RawBuilder<unknown> => (ids.length <= 50 ? onePlan : sql``);
const hasOnePlan = /^\s*\/\* one plan \*\//;
/** A prepared statement keeps its columns: those of a table that gets another one must not be prepared. */
const everyColumn = /(?:\bselect\s+(?:distinct\s+)?|[.,]\s*|\breturning\s+)\*/i;
/** What begins and ends transactions, and several statements in one text. */
const cannotBePrepared =
  /^\s*(?:begin|start|commit|rollback|savepoint|release|set|listen|notify|create|alter|drop|truncate|lock|vacuum|analyze)\b|;\s*\S/i;

/**
 * Names for statements that come again. PostgreSQL parses a named statement once for each connection, and plans it once
 * where a general plan costs no more: for the small look-ups of a page most of their work.
 */
export class PreparedNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The name under which a text is sent; undefined while it is not to be prepared. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostPrepared) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < repeats) {
      if (this.#counts.size >= mostCounted) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    if (!hasOnePlan.test(text) && (plannedByValue.test(text) || everyColumn.test(text) || cannotBePrepared.test(text)))
      return undefined;
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
