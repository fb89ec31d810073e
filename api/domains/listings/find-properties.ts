import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { namedSuburbs, numberLike, suggestPlaces, typedNumber } from '../geography/locations/public.ts';

/**
 * Homes whose shown address begins as a visitor types it: '39 main road rich', 'main road', or whose suburb is named:
 * 'richmond'. What hides its street is never found; what is on offer comes first.
 */
export async function propertyIds(database: Database, text: string, take: number): Promise<number[]> {
  const typed = typedNumber(text);
  const inSuburb = typed ? [] : await idsInSuburb(database, text, take);
  const streets = inSuburb.length < take ? await suggestPlaces(database, text, ['street'], 5) : [];
  if (streets.length === 0) return inSuburb;
  const targets = streets.map(({ target }) => target);
  const number = typed?.number.number ?? '';
  const begins = sql`starts_with(lower(coalesce(l.street_number, '')), ${number})`;
  const isOfUnit = sql`regexp_replace(lower(coalesce(l.unit, '')), '[^a-z0-9]+', '', 'g') = ${typed?.unit ?? ''}`;
  const { rows } = await sql<{ id: number }>`
    select l.id from suggestion s join listing_street k on k.suggestion_id = s.id join listing l on l.id = k.listing_id
    where s.kind = 'street' and s.target = any(${targets}::text[])
      and l.published and l.street_visible and l.status <> 'removed'
      and (${begins} or ${typed ? numberLike(typed.number) : sql`false`})
    order by lower(coalesce(l.street_number, '')) = ${number} desc, ${isOfUnit} desc,
      array_position(${targets}::text[], s.target), l.status = 'available' desc,
      l.listed_at desc, l.id desc limit ${take}::int`.execute(database);
  return [...new Set([...inSuburb, ...rows.map(({ id }) => id)])].slice(0, take);
}

/** Condition for a suburb whose whole name was typed, with or without state and postcode. */
async function idsInSuburb(database: Database, text: string, take: number): Promise<number[]> {
  const named = await namedSuburbs(database, text, 5);
  if (named.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select l.id from locality p join listing l on l.locality_id = p.id
    where p.slug = any(${named}::text[])
      and l.published and l.street_visible and l.status <> 'removed'
    order by l.status = 'available' desc, array_position(${named}::text[], p.slug), l.listed_at desc, l.id desc
    limit ${take}::int`.execute(database);
  return rows.map(({ id }) => id);
}
