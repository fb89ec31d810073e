import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { takePicture, type Original } from '../../media/public.ts';
import { BadPicture, pictureLimits } from '../../../platform/picture-decoding/public.ts';
import type { Service } from '../../../platform/service.ts';
import type { Sender } from '../../agencies/public.ts';
import { fetchPicturesJob, filesIn, fileSource } from '../../listings/public.ts';

/** Owner of a sender's files: names refer to the office's own files, or to the operator's. */
export const ownerOf = (sender: Sender): string =>
  sender.operator ? '' : (sender.agentId ?? `office ${sender.officeId}`);

/**
 * Stores a picture under the name by which documents refer to it; listings that have waited for it get it.
 * @throws {BadPicture}
 */
export async function storeFile(service: Service, sender: Sender, name: string, bytes: Uint8Array): Promise<Original> {
  const owner = ownerOf(sender);
  const original = await takePicture(service, bytes, 'feed');
  await service.database.transaction().execute(async (transaction) => {
    await sql`insert into feed_file (owner, name, key, width, height, colour)
      values (${owner}, ${name}, ${original.key}, ${original.width}, ${original.height}, ${original.colour})
      on conflict (owner, name) do update set key = excluded.key, width = excluded.width, height = excluded.height,
        colour = excluded.colour, sent_at = now()`.execute(transaction);
    const { rows } = await sql<{ id: number }>`
      update feed_picture set status = 'waiting', tries = 0, changed_at = now()
      where owner = ${owner} and md5(split_part(source, '#', 1)) = md5(${fileSource(name)}) and status = 'failed'
        returning listing_id as id`.execute(transaction);
    for (const { id } of rows) await sendJob(transaction, fetchPicturesJob, { listingId: id }, { key: String(id) });
  });
  return original;
}

/** The picture that was sent under a name. */
export async function findFile(database: Database, owner: string, name: string): Promise<Original | null> {
  const rows = await database
    .selectFrom('feed_file')
    .select(['key', 'width', 'height', 'colour'])
    .where('owner', '=', owner)
    .where('name', '=', name)
    .execute();
  return rows[0] ?? null;
}

/** Stores the pictures that a document names and that are beside it. Other files are reported later. */
export async function storeFilesBeside(
  service: Service,
  sender: Sender,
  document: string,
  text: string,
): Promise<void> {
  for (const name of filesIn(text)) {
    const path = join(dirname(document), name);
    const found = await stat(path).catch(() => null); // not beside the document: the report names it
    if (found === null || !found.isFile() || found.size > pictureLimits.feed.bytes) continue;
    await storeFile(service, sender, name, await readFile(path)).catch((error: unknown) => {
      if (!(error instanceof BadPicture)) throw error;
    });
  }
}
