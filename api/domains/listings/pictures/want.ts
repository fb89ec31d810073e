import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { sendJobs } from '../../../platform/jobs/public.ts';
import type { StoredDocument, StoredPhoto } from '../document.ts';
import { fileOf } from './source.ts';

/** The job that fetches a listing's pictures into the media store. */
export const fetchPicturesJob = 'fetch-pictures';

const allPictures = ({ photos, floorPlans }: StoredDocument): readonly StoredPhoto[] => [...photos, ...floorPlans];

/** A stored listing whose document may name other pictures than before. */
interface Illustrated {
  readonly id: number;
  readonly document: StoredDocument;
  /** The previous document. */
  readonly known: StoredDocument;
}

const sourcesOf = (photos: readonly StoredPhoto[]): Set<string> =>
  new Set(photos.flatMap(({ source }) => (source === undefined ? [] : [source])));

/**
 * Requests the pictures that the documents name and the listings do not have yet; failed ones are tried again, since
 * the feed has updated the listing. Uploaded files are stored at once: the next document may use the same name for
 * another file.
 * @param owner whose uploaded files the documents mean
 */
export async function wantPictures(
  transaction: Database,
  owner: string,
  listings: readonly Illustrated[],
): Promise<void> {
  const named = listings.map(({ id, document, known }) => {
    const there = sourcesOf(allPictures(known).filter(({ key }) => key !== undefined));
    const sources = [...sourcesOf(allPictures(document))];
    return { id, sources, wanted: sources.filter((source) => !there.has(source)) };
  });
  await sql`delete from feed_picture p using jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(id int,
    sources text[])
    where p.listing_id = n.id and not p.source = any(n.sources)`.execute(transaction);
  const wanting = named.filter(({ wanted }) => wanted.length > 0);
  if (wanting.length === 0) return;
  await sql`
    insert into feed_picture (listing_id, source, owner)
    select n.id, w.source, ${owner} from jsonb_to_recordset(${JSON.stringify(wanting)}::jsonb) as n(id int,
      wanted text[]),
      unnest(n.wanted) with ordinality as w (source, place) order by n.id, w.place
    on conflict (listing_id, md5(source)) do update set status = 'waiting', tries = 0, owner = excluded.owner,
      changed_at = now()`.execute(transaction);
  for (const { id, wanted } of wanting) {
    const files = wanted.flatMap((source) => fileOf(source) ?? []);
    if (files.length > 0) await putFilesIn(transaction, id, owner, files);
  }
  await sendJobs(
    transaction,
    fetchPicturesJob,
    wanting.map(({ id }) => ({ data: { listingId: id }, key: String(id) })),
  );
}

async function putFilesIn(
  transaction: Database,
  listingId: number,
  owner: string,
  names: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ name: string; key: string; width: number; height: number; colour: string }>`
    select name, key, width, height, colour from feed_file
      where owner = ${owner} and name = any(${[...names]}::text[])`.execute(transaction);
  const found = new Map(rows.map(({ name, ...original }) => [name, original]));
  if (found.size === 0) return;
  await changePhotos(transaction, listingId, (photo) => {
    const name = photo.source === undefined ? null : fileOf(photo.source);
    const original = name === null ? undefined : found.get(name);
    return original === undefined ? photo : { ...photo, ...original };
  });
  await sql`update feed_picture set status = 'fetched', problem = null, changed_at = now()
    where listing_id = ${listingId} and status = 'waiting'
    and split_part(source, '#', 1) = any(${[...found.keys()].map((name) => `file:${name}`)}::text[])`.execute(
    transaction,
  );
}

/** Updates the pictures of a stored listing and leaves concurrent changes of its document intact. */
export async function changePhotos(
  transaction: Database,
  listingId: number,
  change: (photo: StoredPhoto) => StoredPhoto,
): Promise<void> {
  const { rows } = await sql<{
    document: StoredDocument;
  }>`select document from listing where id = ${listingId} for update`.execute(transaction);
  if (rows[0] === undefined) return;
  const { document } = rows[0];
  const changed = { ...document, photos: document.photos.map(change), floorPlans: document.floorPlans.map(change) };
  await sql`update listing set document = ${JSON.stringify(changed)}::jsonb where id = ${listingId}`.execute(
    transaction,
  );
}
