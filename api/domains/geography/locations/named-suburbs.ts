import { postalName } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { abbreviateState } from './abbreviate-state.ts';
import { readAddress } from './address-term.ts';
import { readTerm } from './suggest-term.ts';

/**
 * Slugs of the suburbs whose whole name is the text, with or without state and postcode, the largest first; none for
 * an address. A wrong postcode is passed over.
 */
export async function namedSuburbs(database: Database, text: string, most: number): Promise<string[]> {
  const plain = abbreviateState(text) ?? text;
  const term = readTerm(plain);
  if (term === null || term.name === '' || readAddress(plain)) return [];
  const { stateCode, postcode } = term;
  const name = postalName(term.name);
  const { rows } = await sql<{ slug: string; fits: boolean }>`
    select l.slug, ${postcode}::text is null or l.postcode like ${`${postcode ?? ''}%`} as fits from locality l
    where (lower(l.name) = ${name} or l.slug in (select target from suggestion
      where kind = 'suburb' and name = ${name}))
      and (${stateCode}::text is null or l.state_code = ${stateCode})
    order by l.population desc nulls last, l.id`.execute(database);
  const fitting = rows.filter(({ fits }) => fits);
  return (fitting.length > 0 ? fitting : rows).slice(0, most).map(({ slug }) => slug);
}
