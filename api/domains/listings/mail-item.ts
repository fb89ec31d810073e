import { addressText, inspectionText, listingAddress, photoAddress } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { MailItem } from '../../platform/mail/public.ts';
import type { InspectionView, ListingView } from './listing-view.ts';

/** Inspections of a listing in a mail. */
const mostInspections = 3;

/** Coming inspections of listings, soonest first, at most three of each. */
export async function comingInspections(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly InspectionView[]>> {
  const { rows } = await sql<{ id: number; starts_at: Date; ends_at: Date }>`
    select listing_id as id, starts_at, ends_at from (
      select *, row_number() over (partition by listing_id order by starts_at) as place from inspection
      where listing_id = any(${[...ids]}::int[]) and ends_at > now()) coming
    where place <= ${mostInspections}::int order by listing_id, starts_at`.execute(database);
  const views = rows.map((row) => ({
    id: row.id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  }));
  return Map.groupBy(views, ({ id }) => id);
}

/** The first photograph of a listing, for a mail. */
export function mailPicture(publicUrl: string, { media }: Pick<ListingView, 'media'>): MailItem['picture'] {
  const photo = media.photos.find(({ key }) => key !== null);
  // Mail programs read JPEG.
  return photo?.key == null ? undefined : { url: publicUrl + photoAddress(photo.key, 640, 'jpg'), alt: photo.alt };
}

/** A listing in a mail: photograph, address, price, rooms and inspections, as its card shows them. */
export function listingItem(
  publicUrl: string,
  view: ListingView,
  inspections: readonly InspectionView[] = [],
  note = '',
): MailItem {
  const { uri, address, priceDetails, features } = view;
  const rooms = [
    [features.bedrooms, 'bed'],
    [features.bathrooms, 'bath'],
    [features.cars, 'car'],
  ].flatMap(([count, name]) => (count ? [`${count} ${name}`] : []));
  const times = inspections.map((each) => inspectionText(each, address.timeZone));
  return {
    title: addressText(address),
    url: `${publicUrl}${listingAddress(uri)}`,
    picture: mailPicture(publicUrl, view),
    lines: [
      priceDetails.shortDescription,
      rooms.join(', '),
      times.length === 0 ? '' : `Open ${times.join('; ')}`,
      note,
    ].filter(Boolean),
  };
}
