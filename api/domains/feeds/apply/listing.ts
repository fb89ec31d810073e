import { storeEdits, listingWritten, type Sender } from '../../agencies/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { emptyDocument, refreshSearchRows, wantPictures } from '../../listings/public.ts';
import { checkListing } from '../../moderation/public.ts';
import { identityOf, mapListing } from '../map/listing.ts';
import { mergeRecords, type FeedRecord } from '../map/record.ts';
import type { ReadListing } from '../read/listings.ts';
import { noteMessages } from '../report/codes.ts';
import { ownerOf } from '../pictures/files.ts';
import { note, type Note, type Place } from '../report/note.ts';
import { columnsOf } from '../shape/columns.ts';
import { contentHash } from '../shape/content-hash.ts';
import { writeAgents } from './agents.ts';
import { knownListing, type KnownListing } from './known-listing.ts';
import { displayDefaultOf, officeFor } from './office.ts';
import { placeOf } from './place.ts';
import { writeListing } from './write.ts';

export type Outcome = 'created' | 'updated' | 'unchanged' | 'stored' | 'rejected';

/** What became of one listing of a feed. */
export interface Applied {
  readonly outcome: Outcome;
  readonly listingId: number | null;
  /** Its name in addresses; null while it is not published. */
  readonly uri: string | null;
  readonly notes: readonly Note[];
}

const rejected = (...notes: readonly Note[]): Applied => ({ outcome: 'rejected', listingId: null, uri: null, notes });

/**
 * The record that now holds, and from when. Older records are ignored, unless the newer one came without an address.
 */
export function decide(
  known: Pick<KnownListing, 'record' | 'modTime' | 'hash'> | null,
  incoming: FeedRecord,
  modTime: string | null,
  add: (code: 'older' | 'older-completes' | 'same-time-changed') => void,
): { record: FeedRecord; modTime: string | null; older: boolean } {
  if (known === null || known.record === null) return { record: incoming, modTime, older: false };
  const older = known.modTime !== null && modTime !== null && modTime < known.modTime;
  if (!older) {
    const record = mergeRecords(known.record, incoming);
    if (modTime !== null && modTime === known.modTime && contentHash(record) !== known.hash) add('same-time-changed');
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

/** The findings of the checks of a stored listing, and the price law's notes for its agents. */
async function checkNotes(transaction: Database, id: number, at: Place, notes: readonly Note[]): Promise<Note[]> {
  const law = notes.filter(({ code }) => code.startsWith('law-')).map(({ code }) => `${noteMessages[code]}.`);
  const flags = await checkListing(transaction, id, [...new Set(law)]);
  return flags.flatMap(({ rule, detail }) => (rule === 'price-law' ? [] : [note(`check-${rule}`, at, detail)]));
}

/**
 * Applies one listing of a feed within a transaction: the same content twice changes nothing. Whatever is wrong with
 * the listing is in its notes; only a failing database throws.
 */
export async function applyListing(
  transaction: Database,
  read: ReadListing,
  sender: Sender,
  repeated: boolean,
): Promise<Applied> {
  const at = read.element;
  if (read.refusal !== null) return rejected(read.refusal);
  const mapped = mapListing(at, await displayDefaultOf(transaction, identityOf(at).agentId));
  if (mapped.record === null) return rejected(mapped.refusal);
  const notes = [...mapped.notes];
  if (repeated) notes.push(note('repeated-in-file', at, mapped.record.uniqueId));

  const officeId = await officeFor(transaction, mapped.record.agentId, sender, at, notes);
  if (typeof officeId !== 'number') return rejected(officeId);
  const known = await knownListing(transaction, mapped.record);
  const { record, modTime, older } = decide(known, mapped.record, mapped.modTime, (code) =>
    notes.push(note(code, at, mapped.modTime ?? undefined)),
  );
  const hash = contentHash(record);
  if (known !== null && (older || hash === known.hash)) {
    if (modTime !== known.modTime)
      await transaction.updateTable('listing').set({ feed_modified_at: modTime }).where('id', '=', known.id).execute();
    return { outcome: 'unchanged', listingId: known.id, uri: known.published ? known.uri : null, notes };
  }

  const place = await placeOf(transaction, record, at, notes);
  const { columns, kept, replaced } = await storeEdits(
    transaction,
    known?.id,
    columnsOf(record, modTime, place, known?.document ?? emptyDocument, at, notes),
  );
  if (kept.length > 0) notes.push(note('edit-kept', at, kept.join(', ')));
  if (replaced.length > 0) notes.push(note('edit-replaced', at, replaced.join(', ')));
  const { id, uri } = await writeListing(transaction, known, { record, columns, place, officeId, modTime, hash });
  await wantPictures(transaction, id, columns.document, known?.document ?? emptyDocument, ownerOf(sender));
  await writeAgents(transaction, id, officeId, record, at, notes);
  await refreshSearchRows(transaction, [id]);
  await listingWritten(transaction, id);
  notes.push(...(await checkNotes(transaction, id, at, notes)));
  if (!columns.published) return { outcome: 'stored', listingId: id, uri: null, notes };
  return { outcome: known?.published === true ? 'updated' : 'created', listingId: id, uri, notes };
}
