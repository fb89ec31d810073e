import { stateByCode } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { foldName } from './fold.ts';

export type SuggestionKind = 'suburb' | 'state' | 'postcode';
const suggestionKinds: readonly SuggestionKind[] = ['suburb', 'state', 'postcode'];

export interface Suggestion {
  readonly kind: SuggestionKind;
  /** What it stands for: a suburb's slug, a state's code, a postcode. */
  readonly target: string;
  readonly label: string;
  /** The place to search: for a postcode its largest suburb, for a state its capital; null when that one is not known. */
  readonly slug: string | null;
  readonly stateCode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** 'richmond vic 3121' → the name, and what narrows it down. */
function split(term: string): { name: string; stateCode: string | undefined; postcode: string | undefined } {
  const words = foldName(term.slice(0, 80)).split(' ').filter(Boolean);
  const last = words.at(-1);
  const postcode = words.length > 1 && last !== undefined && /^\d{3,4}$/.test(last) ? words.pop() : undefined;
  const state = words.length > 1 ? stateByCode(words.at(-1) ?? '')?.stateCode : undefined;
  if (state !== undefined) words.pop();
  return { name: words.join(' '), stateCode: state, postcode };
}

/** Letters that may be wrong: none in a short word, two in a long one. */
const tolerance = (name: string): number => (name.length < 4 ? 0 : name.length < 6 ? 1 : 2);

/**
 * What a visitor may mean who has typed `term`: what begins with it, the most populous first; then what is spelt almost so.
 * Digits find postcodes and the suburbs that have them; 'richmond vic' and 'richmond 3121' narrow the name down.
 */
export async function suggest(database: Database, term: string, kinds: readonly SuggestionKind[] = suggestionKinds, take = 8): Promise<Suggestion[]> {
  const { name, stateCode = null, postcode = null } = split(term);
  if (name === '' || kinds.length === 0 || take < 1) return [];
  const digits = /^\d{1,4}$/.test(name);
  const errors = digits ? 0 : tolerance(name);
  const { rows } = await sql<Suggestion>`
    with matched as (
      (select s.*, 0 as errors from suggestion s
        where s.kind = any(${kinds}::text[]) and s.name like ${`${name}%`} order by s.weight desc limit 200)
      union all
      select s.*, 0 from suggestion s where s.kind = 'state' and 'state' = any(${kinds}::text[])
        and lower(s.target) = ${name} and s.name not like ${`${name}%`}
      union all
      (select s.*, 0 from locality l join suggestion s on s.kind = 'suburb' and s.target = l.slug
        where ${digits} and 'suburb' = any(${kinds}::text[]) and l.postcode like ${`${name}%`} order by s.weight desc limit 50)
      union all
      select s.*, d.errors from suggestion s cross join lateral (select least(
          levenshtein_less_equal(${name}, left(s.name, ${name.length - 1}::int), ${errors}::int),
          levenshtein_less_equal(${name}, left(s.name, ${name.length}::int), ${errors}::int),
          levenshtein_less_equal(${name}, left(s.name, ${name.length + 1}::int), ${errors}::int)) as errors) d
        where ${errors > 0} and s.kind = any(${kinds}::text[]) and s.name % ${name} and s.name not like ${`${name}%`} and d.errors <= ${errors}::int
    )
    select m.kind, m.target, m.label, l.slug, coalesce(l.state_code, m.target) as "stateCode", l.latitude, l.longitude
    from matched m
    left join lateral (
      select * from locality c where case m.kind
        when 'suburb' then c.slug = m.target
        when 'postcode' then c.postcode = m.target
        else c.state_code = m.target and c.name in ('Canberra', 'Sydney', 'Darwin City', 'Brisbane City', 'Adelaide', 'Hobart', 'Melbourne', 'Perth') end
      order by c.population desc nulls last limit 1
    ) l on true
    where (${stateCode}::text is null or l.state_code = ${stateCode}) and (${postcode}::text is null or l.postcode like ${`${postcode ?? ''}%`})
    order by m.errors, (m.kind = 'postcode') desc, (m.name = ${name}) desc, m.weight desc, m.label limit ${take}`.execute(database);
  return rows;
}
