import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { pictureMessage, withoutMoment } from '../../listings/public.ts';

/** Progress of the pictures of a listing. */
export interface PicturesReport {
  readonly fetched: number;
  readonly waiting: number;
  /** Pictures that are not shown, and why; the next change of the listing tries them again. */
  readonly failed: readonly { readonly source: string; readonly message: string }[];
}

/** By listing; listings whose feed names no picture are missing. */
export async function picturesReports(
  database: Database,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, PicturesReport>> {
  const { rows } = await sql<{ id: number; source: string; status: string; problem: string | null }>`
    select listing_id as id, source, status, problem from feed_picture
      where listing_id = any(${[...listingIds]}::int[]) order by feed_picture.id`.execute(database);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, pictures]) => [
      id,
      {
        fetched: pictures.filter(({ status }) => status === 'fetched').length,
        waiting: pictures.filter(({ status }) => status === 'waiting').length,
        failed: pictures
          .filter(({ status }) => status === 'failed')
          .map(({ source, problem }) => ({ source: withoutMoment(source), message: pictureMessage(problem ?? '') })),
      },
    ]),
  );
}
