import { propertyAddress, propertySlug } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { suggest } from './suggest.ts';
import type { Suggestion, SuggestionKind } from './suggest-kinds.ts';
import { longest } from './suggest-term.ts';

/** A property whose address was typed; `target` is its page. */
export interface AddressSuggestion extends Omit<Suggestion, 'kind'> {
  readonly kind: 'address';
}

/** '3/12A smith st', 'Unit 3, 12A Smith Street' → house number 12A and unit 3; undefined without a house number. */
function typedNumber(text: string): { readonly number: string; readonly unit: string | null } | undefined {
  const [, unit, number] =
    /^\s*(?:(?:unit|apartment|apt|flat|shop|u)\s*)?(?:([\da-z]{1,6})\s*[/,]\s*)?(\d{1,5}[a-z]?(?:-\d{1,5}[a-z]?)?)\s+\D/i.exec(
      text.slice(0, longest),
    ) ?? [];
  return number === undefined ? undefined : { number, unit: unit ?? null };
}

/** Streets that are looked through for a house number. */
const mostStreets = 5;

/**
 * The same as `suggest`, led by the properties whose address was typed: those that a published listing shows, on offer
 * or not.
 */
export async function suggestWithAddresses(
  database: Database,
  term: string,
  kinds: readonly SuggestionKind[],
  take: number,
): Promise<(Suggestion | AddressSuggestion)[]> {
  const typed = typedNumber(term);
  const found = await suggest(database, term, kinds, typed ? Math.max(take, mostStreets) : take);
  const streets = found.filter(({ kind, slug }) => kind === 'street' && slug !== null).slice(0, mostStreets);
  if (!typed || streets.length === 0) return found.slice(0, take);
  const targets = streets.map(({ target }) => target);
  const { rows } = await sql<{ target: string; unit: string | null; number: string }>`
    select distinct s.target, l.unit, l.street_number as number from suggestion s join listing_street k on k.suggestion_id = s.id
    join listing l on l.id = k.listing_id
    where s.kind = 'street' and s.target = any(${targets}::text[]) and lower(l.street_number) = lower(${typed.number})
      and l.published and l.street_visible and l.status <> 'removed'`.execute(database);
  const wanted = propertySlug(typed.number, typed.unit);
  const addresses = streets.flatMap((street): AddressSuggestion[] => {
    const row = rows.find(
      ({ target, number, unit }) => target === street.target && propertySlug(number, unit) === wanted,
    );
    if (!row || street.slug === null) return [];
    const name = street.target.slice(street.target.indexOf(':') + 1);
    return [
      {
        ...street,
        kind: 'address',
        target: propertyAddress(street.slug, name.replaceAll(' ', '-'), wanted),
        label: `${[row.unit, row.number].filter(Boolean).join('/')} ${street.label}`,
      },
    ];
  });
  return [...addresses, ...found].slice(0, take);
}
