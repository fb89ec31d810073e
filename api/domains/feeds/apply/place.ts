import type { Database } from '../../../platform/database/public.ts';
import { findLocality, findNamesake, provisionalLocality, takePostcode } from '../../geography/locations/public.ts';
import { isInAustralia } from '../map/address.ts';
import type { FeedRecord } from '../map/record.ts';
import { placeWithin, type FeedElement } from '../read/element.ts';
import { makeNote, type Note } from '../report/note.ts';
import type { ListingPlace } from '../shape/place.ts';

/** The localities of listings. Many in a feed have the same one. */
export class ListingPlaces {
  readonly #transaction: Database;
  readonly #known = new Map<string, ListingPlace>();

  constructor(transaction: Database) {
    this.#transaction = transaction;
  }

  async #find(named: { name: string; state: string; postcode: string | null }): Promise<ListingPlace | null> {
    const found = await findLocality(this.#transaction, named);
    return found === undefined
      ? null
      : placeAt({ ...found, postcode: await takePostcode(this.#transaction, found, named.postcode) });
  }

  /** A listing's locality, created and reported if it is unknown; null if the address is incomplete. */
  async placeOf(record: FeedRecord, at: FeedElement, notes: Note[]): Promise<ListingPlace | null> {
    const { address, position } = record;
    if (address?.suburb === undefined || address.suburb === '' || !isInAustralia(address)) return null;
    const named = { name: address.suburb, state: address.state ?? '', postcode: address.postcode ?? null };
    const key = JSON.stringify(named);
    const known = this.#known.get(key) ?? (await this.#find(named));
    if (known !== null) {
      this.#known.set(key, known);
      return known;
    }
    // A hidden address must not mark the middle of its suburb.
    const shown = address.visible && position !== undefined && position !== null ? position : {};
    const namesake = placeAt(await findNamesake(this.#transaction, { ...named, ...position }));
    if (namesake !== null) {
      this.#known.set(key, namesake);
      notes.push(
        makeNote('postcode-unlike-suburb', placeWithin(at, 'address', 'postcode'), named.postcode ?? undefined),
      );
      return namesake;
    }
    const made = placeAt(await provisionalLocality(this.#transaction, { ...named, ...shown }));
    if (made === null) return null;
    notes.push(
      makeNote(
        'suburb-provisional',
        placeWithin(at, 'address', 'suburb'),
        [address.suburb, address.state, address.postcode].filter(Boolean).join(' '),
      ),
    );
    return made;
  }
}

const placeAt = (locality: Awaited<ReturnType<typeof findLocality>>): ListingPlace | null =>
  locality === undefined
    ? null
    : {
        localityId: locality.id,
        suburb: locality.name,
        stateCode: locality.stateCode,
        postcode: locality.postcode,
        timeZone: locality.timeZone,
      };
