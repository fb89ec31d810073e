import { locationLabel } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { foldName } from './fold.ts';
import type { Locality } from './locality.ts';

/** First digits of the postcodes of each state (Australia Post); a place across a border has another one. */
const firstDigits: Readonly<Record<string, string>> = {
  ACT: '02',
  NSW: '12',
  NT: '0',
  QLD: '49',
  SA: '5',
  TAS: '7',
  VIC: '38',
  WA: '6',
};

/**
 * Gives a locality without a postcode the one that a feed has for it, unless another one of its name and state has none
 * either: it could be meant. Its slug stays until the next import of localities.
 * @returns the locality's resulting postcode
 */
export async function takePostcode(
  database: Database,
  { id, slug, name, stateCode, postcode: own }: Locality,
  given: string | null,
): Promise<string | null> {
  const postcode = given?.trim() ?? '';
  if (own !== null || !/^\d{4}$/.test(postcode) || firstDigits[stateCode]?.includes(postcode[0] ?? '') !== true)
    return own;
  const { rows } = await sql`
    update locality l set postcode = ${postcode}
    where l.id = ${id}::int and l.postcode is null
      and not exists (select from locality o where o.state_code = l.state_code and lower(o.name) = lower(l.name)
        and o.id <> l.id and (o.postcode is null or o.postcode = ${postcode}))
    returning l.id`.execute(database);
  if (rows.length === 0) return own;
  await sql`
    update suggestion set label = ${locationLabel({ name, stateCode, postcode })}, postcode = ${postcode},
      place = ${foldName(`${stateCode} ${postcode}`)}
    where kind = 'suburb' and target = ${slug}`.execute(database);
  return postcode;
}
