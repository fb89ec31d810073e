import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { listingSubscribers } from '../../listing-subscribers/public.ts';
import { refreshSearchRows } from '../../listings/public.ts';
import { addressPositions, type WantedAddress } from '../locations/public.ts';

interface Row extends WantedAddress {
  readonly listingId: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isApproximate: boolean;
}

/** Number of relocated listings, and where to continue. */
export interface LocatedListings {
  /** Listings that are now where the address file has their address. */
  readonly exact: number;
  /** Listings that are now in the middle of their street or suburb. */
  readonly approximate: number;
  /** The id after which the next call begins; null when all are done. */
  readonly next: number | null;
}

const atOnce = 200;

/**
 * Gives existing listings without a position of their own (of a feed or a pin) that of their address, some hundred at a
 * time.
 * @param after begins with the listing after this id
 */
export function locateListings(database: Database, after: number): Promise<LocatedListings> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<Row>`
      select id as "listingId", locality_id as "localityId", unit, street_number as "streetNumber", street, latitude,
        longitude, position_approximate as "isApproximate"
      from listing
      where id > ${after}::int and locality_id is not null and street_visible and (published or feed_kind is null)
        and (latitude is null or position_approximate or position_from_file)
      order by id limit ${atOnce}::int for update`.execute(transaction);
    const positions = await addressPositions(transaction, rows);
    const moved = rows.flatMap((row, at) => {
      const to = positions[at];
      return to === null ||
        to === undefined ||
        (to.latitude === row.latitude && to.longitude === row.longitude && to.isApproximate === row.isApproximate)
        ? []
        : [{ id: row.listingId, ...to }];
    });
    if (moved.length > 0) {
      await sql`
        update listing l set latitude = n.latitude, longitude = n.longitude, position_approximate = n."isApproximate",
          position_from_file = not n."isApproximate", updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as n(id int, latitude float8, longitude float8,
          "isApproximate" boolean) where l.id = n.id`.execute(transaction);
      await refreshSearchRows(
        transaction,
        moved.map(({ id }) => id),
        listingSubscribers,
      );
    }
    const approximate = moved.filter(({ isApproximate }) => isApproximate).length;
    return {
      exact: moved.length - approximate,
      approximate,
      next: rows.length < atOnce ? null : (rows.at(-1)?.listingId ?? null),
    };
  });
}
