import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

/** Milliseconds between two looks at most. */
const lookEvery = 10_000;

/**
 * Names of the GraphQL operations of the releases in use. Other names are not used as labels, since they are unbounded.
 */
export class KnownOperations {
  readonly #database: Database;
  readonly #now: () => number;
  #names: ReadonlySet<string> = new Set();
  #looked = -Infinity;

  constructor(database: Database, now: () => number = () => performance.now()) {
    this.#database = database;
    this.#now = now;
  }

  get names(): ReadonlySet<string> {
    return this.#names;
  }

  /** The name itself or 'other'; a new one is looked up for the next time. */
  labelOf(name: string): string {
    if (this.#names.has(name)) return name;
    void this.look();
    return 'other';
  }

  /** Reloads the names, every few seconds at most; retains the loaded ones while the database is unavailable. */
  async look(): Promise<void> {
    const now = this.#now();
    if (now - this.#looked < lookEvery) return;
    this.#looked = now;
    try {
      const { rows } = await sql<{ name: string }>`
        select distinct operation ->> 'name' as name
        from releases.pin p full join releases.rollout o on o.area = p.area
          join releases.release r on r.area = coalesce(p.area, o.area) and r.version in (p.version, p.previous,
            o.version),
          jsonb_array_elements(case jsonb_typeof(r.document -> 'operations')
            when 'array' then r.document -> 'operations' else '[]' end) operation
        where operation ->> 'name' ~ '^[A-Za-z0-9_]{1,80}$'`.execute(this.#database);
      this.#names = new Set(rows.map(({ name }) => name));
    } catch {
      // The next look tries again.
    }
  }
}
