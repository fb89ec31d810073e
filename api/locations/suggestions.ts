import { locationLabel, states } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { foldName } from './fold.ts';

/** Weight of a place whose population is not known. */
const unknownPopulation = 200;

interface Row { kind: 'suburb' | 'state' | 'postcode'; target: string; label: string; name: string; weight: number }

/** Fills the typeahead anew from the localities. */
export async function refreshSuggestions(database: Database): Promise<void> {
  const { rows: localities } = await sql<{ slug: string; name: string; state_code: string; postcode: string | null; population: number | null }>`
    select slug, name, state_code, postcode, population from locality`.execute(database);
  const postcodes = new Map<string, Row>();
  const suburbs: Row[] = localities.map(({ slug, name, state_code: stateCode, postcode, population }) => {
    const weight = population ?? unknownPopulation;
    if (postcode !== null) {
      const sum = (postcodes.get(postcode)?.weight ?? 0) + weight;
      postcodes.set(postcode, { kind: 'postcode', target: postcode, label: `${stateCode} ${postcode}`, name: postcode, weight: sum });
    }
    return { kind: 'suburb', target: slug, label: locationLabel({ name, stateCode, postcode }), name: foldName(name), weight };
  });
  const all: Row[] = [
    ...suburbs, ...postcodes.values(),
    ...states.map(({ name, stateCode }): Row => ({ kind: 'state', target: stateCode, label: name, name: foldName(name), weight: 1_000_000 })),
  ];
  await database.transaction().execute(async (transaction) => {
    await sql`delete from suggestion where kind in ('suburb', 'state', 'postcode')`.execute(transaction);
    await sql`insert into suggestion (kind, target, label, name, weight)
      select * from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as r(kind text, target text, label text, name text, weight int)`.execute(transaction);
  });
}
