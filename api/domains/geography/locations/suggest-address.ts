import { propertyAddress, propertySlug } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { withoutNear } from './near-term.ts';
import { suggestPlaces } from './suggest.ts';
import { filedAddresses } from './suggest-filed-address.ts';
import type { AddressSuggestion, Suggestion, SuggestionKind } from './suggest-kinds.ts';
import { foldUnit, readAddressNumber } from './address-number.ts';
import { isSameNumber, numberLike, typedNumber, type TypedNumber } from './typed-number.ts';

const isExact = ({ number }: TypedNumber, text: string): number =>
  readAddressNumber(text)?.number === number.number ? 1 : 0;

interface AddressRow {
  readonly target: string;
  readonly unit: string | null;
  readonly number: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Streets that are looked through for a house number. */
const mostStreets = 5;

/**
 * The same as `suggest`, led by the properties whose address was typed: those that a published listing shows, on offer
 * or not, else those of the imported address file.
 */
export async function suggestWithAddresses(
  database: Database,
  term: string,
  kinds: readonly SuggestionKind[],
  take: number,
  stateCode: string | null = null,
  stateKinds: readonly SuggestionKind[] = kinds,
): Promise<(Suggestion | AddressSuggestion)[]> {
  const text = withoutNear(term);
  const typed = typedNumber(text);
  const most = typed ? Math.max(take, mostStreets) : take;
  const found = await suggestPlaces(database, term, kinds, most, stateCode, stateKinds);
  if (!typed) return found;
  const shown = await shownAddresses(database, typed, found);
  const addresses = shown.length > 0 ? shown : await filedAddresses(database, text, typed, stateCode);
  return [...addresses, ...found].slice(0, take);
}

async function shownAddresses(
  database: Database,
  typed: TypedNumber,
  found: readonly Suggestion[],
): Promise<AddressSuggestion[]> {
  const streets = found.filter(({ kind, slug }) => kind === 'street' && slug !== null).slice(0, mostStreets);
  if (streets.length === 0) return [];
  const targets = streets.map(({ target }) => target);
  const { rows } = await sql<AddressRow>`
    select distinct s.target, l.unit, l.street_number as number,
      case when not l.position_approximate then l.latitude end as latitude,
      case when not l.position_approximate then l.longitude end as longitude
    from suggestion s join listing_street k on k.suggestion_id = s.id
    join listing l on l.id = k.listing_id
    where s.kind = 'street' and s.target = any(${targets}::text[]) and ${numberLike(typed.number)}
      and l.published and l.street_visible and l.status <> 'removed'`.execute(database);
  return streets.flatMap((street): AddressSuggestion[] => {
    const row = rows
      .filter(({ target, number, unit }) => {
        const read = readAddressNumber(number);
        return (
          target === street.target && foldUnit(unit ?? '') === typed.unit && read && isSameNumber(read, typed.number)
        );
      })
      .toSorted((a, b) => isExact(typed, b.number) - isExact(typed, a.number))[0];
    if (!row || street.slug === null) return [];
    const name = street.target.slice(street.target.indexOf(':') + 1);
    return [
      {
        ...street,
        kind: 'address',
        latitude: row.latitude ?? street.latitude,
        longitude: row.longitude ?? street.longitude,
        target: propertyAddress(street.slug, name.replaceAll(' ', '-'), propertySlug(row.number, row.unit)),
        label: `${[row.unit, row.number].filter(Boolean).join('/')} ${street.label}`,
      },
    ];
  });
}
