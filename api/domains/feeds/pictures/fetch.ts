import { sql } from 'kysely';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { now as timeOfDay } from '../../../platform/clock.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { fetchPicture, takePicture, type Original } from '../../media/public.ts';
import { emitListingChanged } from '../../integrations/office-events/public.ts';
import type { Service } from '../../../platform/service.ts';
import { findFile } from './files.ts';
import {
  busy,
  changePhotos,
  fetchPicturesJob,
  fileMissing,
  fileOf,
  type PictureProblem,
  problemOf,
} from '../../listings/public.ts';

/** Concurrent fetches of one listing: its pictures are mostly on one server. */
const fetchedAtOnce = 4;
/** Maximum attempts, over about half a day, for a server that doesn't respond. */
const mostTries = 7;
/** Seconds before the next try: half a minute, then two, eight, … up to three hours. */
const pauseAfter = (tries: number): number => Math.min(30 * 4 ** (tries - 1), 10_800);

const job = v.object({ listingId: v.number() });
interface Waiting {
  readonly id: bigint;
  readonly source: string;
  readonly owner: string;
  readonly tries: number;
}

/**
 * Brings the pictures in that a listing waits for. Run twice it changes nothing; a failure leaves the listing as it is.
 */
export async function fetchPictures(service: Service, data: unknown, signal?: AbortSignal): Promise<void> {
  const { listingId } = v.parse(job, data);
  const rows = await service.database
    .selectFrom('feed_picture')
    .select(['id', 'source', 'owner', 'tries'])
    .where('listing_id', '=', listingId)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .execute();
  const limit = pLimit(fetchedAtOnce);
  const again = await Promise.all(
    rows.map((waiting) => limit(() => settlePictures(service, listingId, waiting, signal))),
  );
  if (again.includes('fetched')) await emitListingChanged(service.database, listingId);
  const pauses = again.filter((pause) => typeof pause === 'number');
  if (pauses.length === 0) return;
  await sendJob(
    service.database,
    fetchPicturesJob,
    { listingId },
    { key: String(listingId), startAfter: new Date(timeOfDay() + Math.min(...pauses) * 1000) },
  );
}

async function fetchOriginal(
  service: Service,
  { source, owner }: Waiting,
  signal?: AbortSignal,
): Promise<Original | PictureProblem> {
  try {
    const name = fileOf(source);
    if (name !== null) return (await findFile(service.database, owner, name)) ?? fileMissing;
    const bytes = await fetchPicture(source, {
      trusted: service.settings.pictureHosts,
      ...(signal === undefined ? {} : { signal }),
    });
    return await takePicture(service, bytes, 'feed');
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return problem;
  }
}

/** @returns seconds until the next attempt, 'fetched', or null after the last attempt */
async function settlePictures(
  service: Service,
  listingId: number,
  waiting: Waiting,
  signal?: AbortSignal,
): Promise<number | 'fetched' | null> {
  const { database, log } = service;
  const got = await fetchOriginal(service, waiting, signal);
  // Our own load does not count as an attempt.
  const tries = 'code' in got && got.code === busy.code ? waiting.tries : waiting.tries + 1;
  if ('key' in got) {
    await database.transaction().execute(async (transaction) => {
      await changePhotos(transaction, listingId, (photo) =>
        photo.source === waiting.source
          ? { ...photo, key: got.key, width: got.width, height: got.height, colour: got.colour }
          : photo,
      );
      await transaction
        .updateTable('feed_picture')
        .set({ status: 'fetched', problem: null, tries, changed_at: sql<Date>`now()` })
        .where('id', '=', waiting.id)
        .execute();
    });
    return 'fetched';
  }
  const failed = !got.passing || tries >= mostTries;
  if (failed) log.info({ listingId, problem: got.code }, 'feed picture rejected');
  await database
    .updateTable('feed_picture')
    .set({ status: failed ? 'failed' : 'waiting', problem: got.code, tries, changed_at: sql<Date>`now()` })
    .where('id', '=', waiting.id)
    .execute();
  return failed ? null : pauseAfter(Math.max(1, tries));
}
