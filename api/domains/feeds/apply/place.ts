import type { Database } from '../../../platform/database/public.ts';
import { findLocality, provisionalLocality } from '../../locations/public.ts';
import { isInAustralia } from '../map/address.ts';
import type { FeedRecord } from '../map/record.ts';
import { within, type FeedElement } from '../read/element.ts';
import { note, type Note } from '../report/note.ts';
import type { ListingPlace } from '../shape/place.ts';

/** The locality of a listing, made and reported when nobody knows it; null when the address doesn't say enough. */
export async function placeOf(
  transaction: Database,
  record: FeedRecord,
  at: FeedElement,
  notes: Note[],
): Promise<ListingPlace | null> {
  const { address, position } = record;
  if (address?.suburb === undefined || address.suburb === '' || !isInAustralia(address)) return null;
  const named = { name: address.suburb, state: address.state ?? '', postcode: address.postcode ?? null };
  const known = await findLocality(transaction, named);
  // A hidden address must not mark the middle of its suburb.
  const shown = address.visible && position !== undefined && position !== null ? position : {};
  const locality = known ?? (await provisionalLocality(transaction, { ...named, ...shown }));
  if (locality === undefined) return null;
  if (known === undefined) {
    notes.push(
      note(
        'suburb-provisional',
        within(at, 'address', 'suburb'),
        [address.suburb, address.state, address.postcode].filter(Boolean).join(' '),
      ),
    );
  }
  return {
    localityId: locality.id,
    suburb: locality.name,
    stateCode: locality.stateCode,
    postcode: locality.postcode,
    timeZone: locality.timeZone,
  };
}
