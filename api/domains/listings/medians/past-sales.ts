import { sql } from 'kysely';
import { onePlanOfFew, type Database } from '../../../platform/database/public.ts';
import { homeKinds, typesOf } from './median.ts';

/**
 * Updates the past sales from these listings, or from all: sold listings with a visible price are past sales, others
 * are not. Call it in the transaction that changed the listings. A sale remains when its listing is removed later.
 */
export async function refreshPastSales(database: Database, which: readonly number[] | 'all'): Promise<void> {
  if (which !== 'all' && which.length === 0) return;
  const chosen = (column: string) =>
    which === 'all' ? sql`true` : sql`${sql.ref(column)} = any(${[...which]}::int[])`;
  await sql`
    ${which === 'all' ? sql`` : onePlanOfFew(which)}with sold as (
      select l.id, l.locality_id, k.kind, l.bedrooms, l.completed_on, l.completed_price from listing l
      join (values ${sql.join(
        homeKinds.flatMap((kind) =>
          typesOf(kind).map(
            (type) => sql`(${kind}::text,
        ${type}::int)`,
          ),
        ),
      )}) k(kind, type) on k.type = l.property_type
      where ${chosen('l.id')} and l.status_type = 'sold' and l.published and l.completed_price_visible
        and l.completed_price > 0
        and l.completed_on is not null and l.locality_id is not null
    ), gone as (
      delete from past_sale p where p.listing_id is not null and ${chosen('p.listing_id')} and not exists (select
        from sold s where s.id = p.listing_id)
    )
    insert into past_sale (locality_id, listing_id, kind, bedrooms, sold_on, price)
    select locality_id, id, kind, bedrooms, completed_on, completed_price from sold order by id
    on conflict (listing_id) do update set locality_id = excluded.locality_id, kind = excluded.kind,
      bedrooms = excluded.bedrooms,
      sold_on = excluded.sold_on, price = excluded.price
    where (past_sale.locality_id, past_sale.kind, past_sale.bedrooms, past_sale.sold_on, past_sale.price)
      is distinct from (excluded.locality_id, excluded.kind, excluded.bedrooms, excluded.sold_on,
        excluded.price)`.execute(database);
}
