import { propertyTypes, type PropertyTypeName } from '@verandah/market';
import { sql } from 'kysely';
import { locks, onePlanOfFew, type Database } from '../../../platform/database/public.ts';

/** Types whose address without a unit's number is that of a building, not of one home. */
const withinBuildings: readonly PropertyTypeName[] = [
  'apartment',
  'flat',
  'retirement',
  'servicedApartment',
  'studio',
  'unit',
];
const numbersWithinBuildings = propertyTypes.flatMap(({ name, number }) =>
  name !== null && withinBuildings.includes(name) ? [number] : [],
);

/** Locks of one transaction; a refresh of more listings, as after an import of places, changes no home's listings. */
const mostLocked = 1000;
/** Homes share so many locks, since the server has a few thousand in all. */
const lockSlots = 65_536;

/** The address of a listing that is one home's. */
const addressOf = sql`locality_id, lower(street_number) as number, lower(street) as street,
  lower(coalesce(unit, '')) as unit`;

/**
 * Decides for each home that these listings are or were of which of its open listings stands for the others in searches:
 * listings of several offices at one public address, for sale or for rent alike. The best tier leads, then the first
 * listed. An address at which one office has several listings is no single home's. Call it in the transaction that
 * changed the listings.
 * @returns the listings, these and others, for which another one stands now: their search rows must be written again
 */
export async function mergeListings(database: Database, ids: readonly number[]): Promise<readonly number[]> {
  // Two offices that list a home at once would each miss the other.
  if (ids.length <= mostLocked)
    await sql`select pg_advisory_xact_lock(${sql.lit(locks.merging)}::int, slot) from (
      select distinct hashtext(concat_ws('|', locality_id, lower(street_number), lower(street),
        lower(coalesce(unit, '')))) & ${sql.lit(lockSlots - 1)} as slot
      from listing where id = any(${[...ids]}::int[]) and street_number is not null order by 1) homes`.execute(
      database,
    );
  const { rows: changed } = await sql<{ id: number; lead: number | null }>`
    ${onePlanOfFew(ids)}with own as (
      select id, listing_class, ${addressOf} from listing where id = any(${[...ids]}::int[])
    ), concerned as (
      select id from own
      union select o.id from own w join listing o on o.locality_id = w.locality_id
        and lower(o.street_number) = w.number and lower(o.street) = w.street and lower(coalesce(o.unit, '')) = w.unit
        and o.listing_class = w.listing_class
        where o.published and o.status <> 'removed' and o.street_number is not null
      union select m.listing_id from merged_listing m where m.lead_id = any(${[...ids]}::int[])
    ), offered as (
      select id, office_id, tier, listed_at, status_type, ${addressOf} from listing
      where id in (select id from concerned) and published and status = 'available' and status_type in ('buy', 'rent')
        and street_visible and street_number is not null
        and (coalesce(unit, '') <> '' or property_type <> all(${numbersWithinBuildings}::smallint[]))
    ), homes as (
      select status_type, locality_id, number, street, unit,
        (array_agg(id order by tier desc, listed_at, id))[1] as lead
      from offered where street is not null and locality_id is not null group by 1, 2, 3, 4, 5
      having count(*) > 1 and count(*) = count(distinct office_id)
    ), wanted as (
      select o.id, h.lead from offered o join homes h using (status_type, locality_id, number, street, unit)
      where o.id <> h.lead
    )
    select c.id, w.lead from concerned c left join wanted w on w.id = c.id
      left join merged_listing m on m.listing_id = c.id
    where w.lead is distinct from m.lead_id order by c.id`.execute(database);
  if (changed.length === 0) return [];
  const changedIds = changed.map(({ id }) => id);
  // Another transaction's changes of them come first: their rows would be written with an older state.
  await sql`select from listing where id = any(${changedIds}::int[]) order by id for no key update`.execute(database);
  await sql`delete from merged_listing where listing_id = any(${changedIds}::int[])`.execute(database);
  const merged = changed.filter(({ lead }) => lead !== null);
  await sql`insert into merged_listing (listing_id, lead_id)
    select * from unnest(${merged.map(({ id }) => id)}::int[], ${merged.map(({ lead }) => lead)}::int[])`.execute(
    database,
  );
  return changedIds;
}
