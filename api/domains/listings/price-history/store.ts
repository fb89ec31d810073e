import { sql, type RawBuilder } from 'kysely';

/** Maximum number of earlier listings of an address. */
const mostBefore = 10;

/**
 * Earlier listings of the same home that have ended: same unit, number and street, both with a visible address. An
 * array of ids.
 */
export const earlierPart = (listingId: number): RawBuilder<number[]> => sql`array(
    select o.id from listing l
    join listing_street here on here.listing_id = l.id
    join listing_street there on there.suggestion_id = here.suggestion_id
    join listing o on o.id = there.listing_id and o.id <> l.id
    where l.id = ${listingId}::int and l.street_visible and o.street_visible and o.published and o.status = 'completed'
      and o.completed_on is not null
      and l.street_number is not null and lower(o.street_number) = lower(l.street_number) and lower(coalesce(o.unit,
        '')) = lower(coalesce(l.unit, ''))
    order by o.completed_on desc, o.id desc limit ${mostBefore})`;
