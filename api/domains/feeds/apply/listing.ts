import { setImmediate as nextTurn } from 'node:timers/promises';
import { stateByText } from '@verandah/market';
import { listingsWritten, storeEdits, type Sender } from '../../agencies/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { listingSubscribers } from '../../listing-subscribers/public.ts';
import { emptyDocument, refreshSearchRows, wantPictures } from '../../listings/public.ts';
import { checkListings } from '../../community/moderation/public.ts';
import { identityOfRead, mapRead } from '../map/read-listing.ts';
import { isEarlier, isSameTime } from '../map/mod-time.ts';
import { mergeRecords, type FeedRecord } from '../map/record.ts';
import { jsonNote } from '../json/map.ts';
import type { FeedElement } from '../read/element.ts';
import type { ReadListing } from '../read/listings.ts';
import { noteMessages } from '../report/codes.ts';
import { ownerOf } from '../pictures/files.ts';
import { makeNote, type Note, type Place } from '../report/note.ts';
import { columnsOf } from '../shape/columns.ts';
import { contentHash } from '../shape/content-hash.ts';
import { writeAgents } from './agents.ts';
import { documentsOf, identityKey, knownListings, storeModTimes, type KnownListing } from './known-listing.ts';
import { displayDefaults, officeFor } from './office.ts';
import { ListingPlaces } from './place.ts';
import { locateListings } from './position.ts';
import { writeListings } from './write.ts';

export type Outcome = 'created' | 'updated' | 'unchanged' | 'stored' | 'rejected';

/** Outcome for one listing of a feed. */
export interface Applied {
  readonly outcome: Outcome;
  readonly listingId: number | null;
  /** Its name in addresses; null while it is not published. */
  readonly uri: string | null;
  readonly notes: readonly Note[];
}

/** A listing as it was read. */
export interface FeedListing {
  readonly read: ReadListing;
  /** Whether the document had its identity before. */
  readonly repeated: boolean;
}

const rejectRecord = (...notes: readonly Note[]): Applied => ({
  outcome: 'rejected',
  listingId: null,
  uri: null,
  notes,
});

/** The outcome of a listing that the database doesn't take. */
export const notStored = ({ element }: ReadListing): Applied => rejectRecord(makeNote('not-stored', element));

/** Of times without a zone: that of the property's state. */
const timeZoneOf = (...records: readonly FeedRecord[]): string =>
  records.flatMap(({ address }) => stateByText(address?.state ?? '')?.timeZone ?? [])[0] ?? 'Australia/Sydney';

/**
 * The record that now holds, and from when. Older records are ignored, unless the newer one came without an address.
 */
function decideOutcome(
  known: Pick<KnownListing, 'record' | 'modTime' | 'hash'> | null,
  incoming: FeedRecord,
  modTime: string | null,
  add: (code: 'older' | 'older-completes' | 'same-time-changed') => void,
): { record: FeedRecord; modTime: string | null; older: boolean } {
  if (known === null || known.record === null) return { record: mergeRecords(null, incoming), modTime, older: false };
  const timeZone = timeZoneOf(known.record, incoming);
  const older = known.modTime !== null && modTime !== null && isEarlier(modTime, known.modTime, timeZone);
  if (!older) {
    const record = mergeRecords(known.record, incoming);
    const isSame = modTime !== null && known.modTime !== null && isSameTime(modTime, known.modTime, timeZone);
    if (isSame && contentHash(record) !== known.hash) add('same-time-changed');
    return { record, modTime: modTime ?? known.modTime, older: false };
  }
  const completes = known.record.address?.suburb === undefined && incoming.address?.suburb !== undefined;
  add(completes ? 'older-completes' : 'older');
  return {
    record: completes ? mergeRecords(incoming, known.record) : known.record,
    modTime: known.modTime,
    older: !completes,
  };
}

/** A listing of a feed that has a record and an office. */
interface Incoming {
  /** Its place among those that are applied together. */
  readonly index: number;
  readonly at: FeedElement;
  readonly officeId: number;
  readonly record: FeedRecord;
  readonly modTime: string | null;
  readonly notes: Note[];
}

/** Milliseconds of mapping after which others have their turn: fifty listings may hold thirty million characters. */
const longestTurn = 20;

/** The incoming listings; the others' outcome is in `outcomes`. */
async function readIncoming(
  transaction: Database,
  listings: readonly FeedListing[],
  sender: Sender,
  outcomes: Map<number, Applied>,
): Promise<Incoming[]> {
  const agentIdOf = (read: ReadListing): string => identityOfRead(read).agentId ?? '';
  const missing = await displayDefaults(transaction, [...new Set(listings.map(({ read }) => agentIdOf(read)))]);
  const offices = new Map<string, number>();
  const incoming: Incoming[] = [];
  let since = performance.now();
  for (const [index, { read, repeated }] of listings.entries()) {
    if (performance.now() - since > longestTurn) {
      await nextTurn();
      since = performance.now();
    }
    const at = read.element;
    const mapped = mapRead(read, missing.get(agentIdOf(read)) ?? 'yes');
    if (mapped.record === null) {
      outcomes.set(index, rejectRecord(mapped.refusal, ...(mapped.more ?? [])));
      continue;
    }
    const { record, modTime } = mapped;
    const notes = [...mapped.notes];
    if (repeated) notes.push(makeNote('repeated-in-file', at, record.uniqueId));
    const officeId = offices.get(record.agentId) ?? (await officeFor(transaction, record.agentId, sender, at, notes));
    if (typeof officeId !== 'number') {
      outcomes.set(index, rejectRecord(officeId));
      continue;
    }
    offices.set(record.agentId, officeId);
    incoming.push({ index, at, officeId, record, modTime, notes });
  }
  return incoming;
}

/** A listing with new content in the feed. */
interface Changed extends Incoming {
  readonly known: KnownListing | null;
  readonly hash: string;
}

/** The changed ones of the incoming listings; the others' outcome is in `outcomes`. */
async function findChanged(
  transaction: Database,
  incoming: readonly Incoming[],
  outcomes: Map<number, Applied>,
): Promise<Changed[]> {
  const stored = await knownListings(
    transaction,
    incoming.map(({ record }) => record),
  );
  const changed: Changed[] = [];
  const moved: { id: number; modTime: string | null }[] = [];
  for (const listing of incoming) {
    const { index, at, notes } = listing;
    const known = stored.get(identityKey(listing.record)) ?? null;
    const { record, modTime, older } = decideOutcome(known, listing.record, listing.modTime, (code) =>
      notes.push(makeNote(code, at, listing.modTime ?? undefined)),
    );
    const hash = contentHash(record);
    if (known === null || (!older && hash !== known.hash)) {
      changed.push({ ...listing, record, modTime, known, hash });
      continue;
    }
    if (modTime !== known.modTime) moved.push({ id: known.id, modTime });
    outcomes.set(index, { outcome: 'unchanged', listingId: known.id, uri: known.published ? known.uri : null, notes });
  }
  await storeModTimes(transaction, moved);
  return changed;
}

/** The findings of the checks of stored listings, with the price law's notes for their agents. */
async function checkNotes(
  transaction: Database,
  listings: readonly { readonly id: number; readonly at: Place; readonly notes: Note[] }[],
): Promise<void> {
  const flags = await checkListings(
    transaction,
    listings.map(({ id, notes }) => {
      const law = notes.filter(({ code }) => code.startsWith('law-')).map(({ code }) => `${noteMessages[code]}.`);
      return { id, law: [...new Set(law)] };
    }),
  );
  for (const { id, at, notes } of listings)
    for (const { rule, detail } of flags.get(id) ?? [])
      if (rule !== 'price-law') notes.push(makeNote(`check-${rule}`, at, detail));
}

/** Writes changed listings and updates everything that depends on them. */
async function storeListing(
  transaction: Database,
  changed: readonly Changed[],
  sender: Sender,
  outcomes: Map<number, Applied>,
): Promise<void> {
  if (changed.length === 0) return;
  const documents = await documentsOf(
    transaction,
    changed.flatMap(({ known }) => known?.id ?? []),
  );
  const places = new ListingPlaces(transaction);
  const shaped = [];
  for (const listing of changed) {
    const { known, record, modTime, at, notes } = listing;
    const place = await places.placeOf(record, at, notes);
    const before = (known === null ? undefined : documents.get(known.id)) ?? emptyDocument;
    shaped.push({ ...listing, place, before, columns: columnsOf(record, modTime, place, before, at, notes) });
  }
  const edits = await storeEdits(
    transaction,
    shaped.map(({ known, columns }) => ({ id: known?.id ?? null, columns })),
  );
  const edited = shaped.map((listing, index) => {
    const {
      columns,
      unchanged: retained,
      replaced,
    } = edits[index] ?? { columns: listing.columns, unchanged: [], replaced: [] };
    if (retained.length > 0) listing.notes.push(makeNote('edit-kept', listing.at, retained.join(', ')));
    if (replaced.length > 0) listing.notes.push(makeNote('edit-replaced', listing.at, replaced.join(', ')));
    return { ...listing, columns };
  });
  const located = await locateListings(transaction, edited);
  const written = await writeListings(transaction, located);
  const stored = located.map((listing, index) => ({ ...listing, ...(written[index] ?? { id: 0, uri: '' }) }));
  const ids = stored.map(({ id }) => id);
  await wantPictures(
    transaction,
    ownerOf(sender),
    stored.map(({ id, columns, before }) => ({ id, document: columns.document, known: before })),
  );
  await writeAgents(transaction, stored);
  await refreshSearchRows(transaction, ids, listingSubscribers);
  await listingsWritten(transaction, ids);
  await checkNotes(transaction, stored);
  for (const { index, id, uri, columns, known, notes } of stored)
    outcomes.set(
      index,
      columns.published
        ? { outcome: known?.published === true ? 'updated' : 'created', listingId: id, uri, notes }
        : { outcome: 'stored', listingId: id, uri: null, notes },
    );
}

/**
 * Applies listings of a feed within a transaction: the same content twice changes nothing. Whatever is wrong with a
 * listing is in its notes; only a failing database throws.
 * @param listings of which no two have one identity
 * @returns the outcome for each
 */
export async function applyListings(
  transaction: Database,
  listings: readonly FeedListing[],
  sender: Sender,
): Promise<Applied[]> {
  const outcomes = new Map<number, Applied>();
  const incoming = await readIncoming(transaction, listings, sender, outcomes);
  await storeListing(transaction, await findChanged(transaction, incoming, outcomes), sender, outcomes);
  return listings.map(({ read }, index) => {
    const applied = outcomes.get(index) ?? notStored(read);
    return read.json === undefined ? applied : { ...applied, notes: applied.notes.map(jsonNote) };
  });
}

/** Applies one listing, as `applyListings` does. @param repeated whether the document had its identity before */
export async function applyListing(
  transaction: Database,
  read: ReadListing,
  sender: Sender,
  repeated: boolean,
): Promise<Applied> {
  const [applied] = await applyListings(transaction, [{ read, repeated }], sender);
  return applied ?? notStored(read);
}
