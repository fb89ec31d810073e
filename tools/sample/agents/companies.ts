import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import { insertRows, reserveIds } from '../bulk.ts';
import { agencies } from '../names.ts';
import type { SampleRun } from '../run.ts';

/** So many of the agencies are companies with several offices; the others are on their own. */
const companyCount = 8;

/** Companies with the offices that carry their names. A company of an earlier filling takes new offices in. */
export async function addCompanies({ database, offices, now }: SampleRun): Promise<number> {
  const names = agencies.slice(0, companyCount);
  const { rows } = await sql<{ name: string }>`select name from company where name = any(${names}::text[])`.execute(
    database,
  );
  const known = new Set(rows.map(({ name }) => name));
  const missing = names.filter((name) => !known.has(name));
  const first = await reserveIds(database, 'company', missing.length);
  const states = ['VIC', 'NSW', 'QLD', 'NSW', 'WA', 'VIC', 'SA', 'TAS'];
  await insertRows(
    database,
    'company',
    ['id int', 'slug text', 'name text', 'state_code text', 'website text', 'created_at timestamptz'],
    missing.map((name, index) => {
      const slug = slugText(name.replace('&', 'and'));
      return {
        id: first + index,
        slug: `${slug}-${first + index}`,
        name,
        state_code: states[names.indexOf(name)] ?? null,
        website: `https://www.${slug}.example`,
        created_at: now.toISOString(),
      };
    }),
  );
  await sql`update office o set company_id = c.id from company c
    where o.id between ${offices.first}::int and ${offices.last}::int and c.name = any(${names}::text[])
      and starts_with(o.name, c.name || ' ')`.execute(database);
  return missing.length;
}
