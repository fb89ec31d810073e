import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { suggest } from '../locations/public.ts';

/** '2/39 Main Road' → '39', '39A main rd' → '39a'; undefined unless the text begins with a house number. */
function houseNumber(text: string): string | undefined {
  return /^\s*(?:(?:unit|apartment|lot)\s+)?(?:\d{1,5}[a-z]?\s*\/\s*)?(\d{1,5}[a-z]?)\b(?=\s+\D)/i
    .exec(text)?.[1]
    ?.toLowerCase();
}

/**
 * Homes whose shown address begins as a visitor types it: '39 main road rich', 'main road'. What hides its street is
 * never found; what is on offer comes first.
 */
export async function propertyIds(database: Database, text: string, take: number): Promise<number[]> {
  const streets = await suggest(database, text, ['street'], 5);
  if (streets.length === 0) return [];
  const number = houseNumber(text) ?? '';
  const { rows } = await sql<{ id: number }>`
    select l.id from suggestion s join listing_street k on k.suggestion_id = s.id join listing l on l.id = k.listing_id
    where s.kind = 'street' and s.target = any(${streets.map(({ target }) => target)}::text[])
      and l.published and l.street_visible and l.status <> 'removed' and starts_with(lower(coalesce(l.street_number, '')), ${number})
    order by lower(coalesce(l.street_number, '')) = ${number} desc, array_position(${streets.map(({ target }) => target)}::text[], s.target), l.status = 'available' desc,
      l.listed_at desc, l.id desc limit ${take}::int`.execute(database);
  return rows.map(({ id }) => id);
}
