import { propertyAddress, propertySlug } from '@verandah/market';
import { sql } from 'kysely';
import { mostAddresses, type SitemapKind } from './sitemap-kind.ts';

const atOnce = 2000;
/** Sold with a disclosed price at a shown address: such a property has a page that is indexed, unless on offer. */
const isSold = sql`l.published and l.status = 'completed' and l.status_type = 'sold' and l.street_visible
  and l.street_number is not null
  and l.completed_price_visible and l.completed_price is not null`;
/** The last such sale of its address stands for it; an address on offer leads to its listing. */
const isLast = sql`not exists (
  select from listing_street other_street join listing other on other.id = other_street.listing_id
  where other_street.suggestion_id = k.suggestion_id and other.id <> l.id and other.published and other.street_visible
    and lower(other.street_number) = lower(l.street_number) and lower(coalesce(other.unit,
      '')) = lower(coalesce(l.unit, ''))
    and (other.status = 'available' or (other.status = 'completed' and other.status_type = 'sold'
      and other.completed_price_visible and other.id > l.id)))`;

/** Pages of properties that are not on offer. A file holds those of 50,000 listing ids in a row. */
export const propertyPages: SitemapKind = {
  name: 'properties',
  async files(database) {
    const { rows } = await sql<{ block: number; count: number; modified: Date | string }>`
      select (l.id - 1) / ${sql.lit(mostAddresses)} as block, count(*)::int as count, max(l.updated_at) as modified
      from listing l join listing_street k on k.listing_id = l.id where ${isSold} and ${isLast}
        group by 1 order by 1`.execute(database);
    return rows.map(({ block, count, modified }) => ({ number: block + 1, count, lastModified: new Date(modified) }));
  },
  async *entries(database, file) {
    const last = file * mostAddresses;
    for (let after = last - mostAddresses; after < last;) {
      const { rows } = await sql<{
        id: number;
        unit: string | null;
        number: string;
        street: string;
        place: string;
        modified: Date | string;
      }>`
        select l.id, l.unit, l.street_number as number, s.name as street, o.slug as place, l.updated_at as modified
        from listing l join listing_street k on k.listing_id = l.id join suggestion s on s.id = k.suggestion_id
        join locality o on o.id = s.locality_id
        where l.id > ${after}::int and l.id <= ${last}::int and ${isSold} and ${isLast} order by l.id
          limit ${atOnce}::int`.execute(database);
      yield rows.flatMap(({ unit, number, street, place, modified }) => {
        const property = propertySlug(number, unit);
        return property === ''
          ? []
          : [
              {
                path: propertyAddress(place, street.replaceAll(' ', '-'), property),
                lastModified: new Date(modified),
              },
            ];
      });
      after = rows.length < atOnce ? last : (rows.at(-1)?.id ?? last);
    }
  },
};
