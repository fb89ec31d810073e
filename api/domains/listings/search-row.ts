import { propertyTypes, traitBits, type TraitName } from '@verandah/market';
import { sql } from 'kysely';
import * as v from 'valibot';
import { inTransaction, locks, onePlanOfFew, type Database } from '../../platform/database/public.ts';
import { sendJob } from '../../platform/jobs/public.ts';
import { momentAt } from '../../platform/moment.ts';
import { settleCounts } from './search/settle-counts.ts';
import { refreshListingSuggestions } from '../geography/locations/public.ts';
import type { ListingChange, ListingSubscriber } from './listing-change.ts';
import { refreshWords } from './listing-words.ts';
import { refreshAuctionResults } from './auctions/auction-results.ts';
import { refreshPastSales } from './medians/past-sales.ts';
import { mergeListings } from './merging/merge-listings.ts';
import { mergedModes, modeNumbers } from './search/relation.ts';

const modeNames = Object.keys(modeNumbers);

/** The property type that a listing is searched by, indexed by the stored number; subtypes map to Rural and Land. */
const baseTypes: readonly number[] = propertyTypes.map(({ base }) => base);

/** The bits of a trait, where a condition on `shown` holds. */
const trait = (name: TraitName, condition: string) =>
  sql`case when ${sql.raw(condition)} then ${sql.lit(traitBits([name]))} else 0 end`;
const storedTraits = sql.join(
  [
    trait(
      'floorPlan',
      `jsonb_array_length(document->'floorPlans') > 0 or document @> '{"videos":[{"type":"InteractiveFloorPlan"}]}'`,
    ),
    trait('video', `document @> '{"videos":[{"type":"Video"}]}'`),
    trait('newlyBuilt', `document @> '{"newlyBuilt":true}'`),
    trait('established', `document @> '{"newlyBuilt":false}'`),
    trait('exclusive', 'exclusive'),
  ],
  sql` + `,
);

/**
 * Rebuilds the rows of `listing_search` for these listings. A published listing that is not removed has one row, in its
 * mode's partition, or in one of its own while another listing stands for its home; others have none. Call it in the transaction that changed the listings. Hidden values
 * are absent: a hidden price is null, a hidden street has no position. Database triggers maintain the counts. The words
 * of the listings are written too.
 * @param subscribers get the listings that changed, by id: those whose row is not what it was, and those that the
 *   transaction wrote (`updated_at`)
 * @param now inspections and auctions after this moment are upcoming
 */
export async function refreshSearchRows(
  database: Database,
  written: readonly number[],
  subscribers: readonly ListingSubscriber[],
  now: Date = new Date(),
): Promise<void> {
  if (written.length === 0) return;
  const ids = [...new Set([...written, ...(await mergeListings(database, written))])];
  const fromViews = await refreshWords(database, ids, momentAt(now.getTime()));
  const [reduced, reworded] = [
    fromViews.filter(({ reducedDay }) => reducedDay !== null),
    fromViews.filter(({ formerWords }) => formerWords !== null),
  ];
  const chosen = (column: string) => sql`${sql.ref(column)} = any(${[...ids]}::int[])`;
  const { rows: changes } = await sql<ListingChange>`
    ${onePlanOfFew(ids)}with before as materialized (
      select s.* from listing_search s where s.mode in (1, 2, 3, 4, 11, 12) and ${chosen('s.id')}
    ), reduced as (
      select r.id, r.day from unnest(${reduced.map(({ id }) => id)}::int[],
        ${reduced.map(({ reducedDay }) => reducedDay)}::int[]) r(id, day)
    ), reworded as (
      select r.id, r.words from unnest(${reworded.map(({ id }) => id)}::int[],
        ${reworded.map(({ formerWords }) => formerWords)}::text[]) r(id, words)
    ), dated as (
      select i.listing_id,
        bit_or(1::bigint << (i.local_date - date '1970-01-01') % 63) as days,
        -- Days too far ahead for the bits: 0 means that the inspections themselves are read.
        case when max(i.local_date) < ${now}::timestamptz::date + 61 then (extract(epoch
          from min(i.starts_at)) / 60)::int else 0 end as next
      from inspection i
      where ${chosen('i.listing_id')} and i.ends_at > ${now}::timestamptz
      group by i.listing_id
    ), shown as (
      select l.*, d.days, d.next, coalesce(o.time_zone, 'Australia/Melbourne') as zone, o.state_code,
        case when l.status_type = 'buy' and l.auction_at > ${now}::timestamptz then l.auction_at end as coming_auction,
        nullif(greatest(0, case
          when l.status_type in ('sold', 'leased') and l.completed_price_visible then l.completed_price
          when l.status_type = 'sold' then null
          -- Queensland allows no price guide for an auction.
          when l.status_type = 'buy' and l.auction_at is not null and o.state_code = 'QLD' then null
          when l.price_visible then l.search_price
        end), 0) as price
      from listing l
      left join locality o on o.id = l.locality_id
      left join dated d on d.listing_id = l.id
      where ${chosen('l.id')} and l.published and l.status <> 'removed'
    ), wanted as (
      select
        case status_type when 'buy' then 1 when 'rent' then 2 when 'sold' then 3 else 4 end
          + case when exists (select from merged_listing m where m.listing_id = shown.id)
            then ${sql.lit(mergedModes)} else 0 end as mode,
        id, locality_id, state_code, office_id,
        case when street_visible then point(longitude, latitude) end as position,
        price,
        coalesce((${baseTypes}::int[])[property_type + 1], 0) * 512
          + least(coalesce(bedrooms, 0), 7) * 64 + least(coalesce(bathrooms, 0), 7) * 8 + least(coalesce(car_spaces,
            0), 7) as facet_key,
        -- LEAST passes over nulls: what is not known must stay unknown.
        case when land_metres is not null then least(floor(land_metres), 2147483647)::int end as land,
        case when frontage_metres is not null then least(floor(frontage_metres), 32767)::smallint end as frontage,
        case when building_metres is not null then least(floor(building_metres), 2147483647)::int end as floor,
        case when status_type = 'rent' then available_on - date '1970-01-01' end as available_day,
        (select day from reduced where reduced.id = shown.id) as reduced_day,
        (${storedTraits})::smallint as traits,
        features,
        coalesce(days, 0) as inspection_days,
        (coming_auction at time zone zone)::date - date '1970-01-01' as auction_day,
        next as next_inspection,
        (extract(epoch from coming_auction) / 60)::int as next_auction,
        (extract(epoch from listed_at) / 60)::int as listed,
        completed_on - date '1970-01-01' as completed,
        tier,
        case when document @> '{"videos":[{"type":"Video"}]}' then 1 else 0 end
          + case when document @> '{"videos":[{"type":"VirtualTour"}]}' then 2 else 0 end as media_kinds,
        under_offer
      from shown
    ), gone as (
      delete from listing_search s
      where s.mode in (1, 2, 3, 4, 11, 12) and ${chosen('s.id')}
        and not exists (select from wanted w where w.mode = s.mode and w.id = s.id)
    ), written as (
    insert into listing_search (mode, id, locality_id, state_code, office_id, position, price, facet_key, land,
      frontage, floor, available_day, reduced_day, traits, features,
      inspection_days, auction_day, next_inspection, next_auction, listed, completed, tier, media_kinds, under_offer)
    select mode, id, locality_id, state_code, office_id, position, price, facet_key, land, frontage, floor,
      available_day, reduced_day, traits, features,
      inspection_days, auction_day, next_inspection, next_auction, listed, completed, tier, media_kinds, under_offer
    from wanted order by mode, id
    on conflict (mode, id) do update set
      locality_id = excluded.locality_id, state_code = excluded.state_code, office_id = excluded.office_id,
        position = excluded.position, price = excluded.price,
      facet_key = excluded.facet_key, land = excluded.land, frontage = excluded.frontage,
      floor = excluded.floor, available_day = excluded.available_day, reduced_day = excluded.reduced_day,
      traits = excluded.traits,
      features = excluded.features, inspection_days = excluded.inspection_days, auction_day = excluded.auction_day,
      next_inspection = excluded.next_inspection, next_auction = excluded.next_auction, listed = excluded.listed,
      completed = excluded.completed, tier = excluded.tier, media_kinds = excluded.media_kinds,
        under_offer = excluded.under_offer
    returning *
    ), changes as (
      select coalesce(w.id, b.id) as id, coalesce(w.office_id, b.office_id) as "officeId",
        (${modeNames}::text[])[b.mode % ${sql.lit(mergedModes)}] as "from",
        (${modeNames}::text[])[w.mode % ${sql.lit(mergedModes)}] as "to",
        -- Bits as text: JSON's numbers end at 53 of them.
        to_jsonb(b) || jsonb_build_object('features', b.features::text, 'inspection_days', b.inspection_days::text,
          'mode', b.mode % ${sql.lit(mergedModes)}, 'words', r.words) as "formerRow",
        to_jsonb(w) is distinct from to_jsonb(b) or r.id is not null as "isRowChanged",
        coalesce(w.mode = b.mode and w.mode in (1, 2, 11, 12) and w.price <> b.price, false) as "hasNewPrice",
        -- A day that has passed loses its bit.
        coalesce(w.mode = b.mode and (w.inspection_days & ~b.inspection_days <> 0
          -- Moved within its day; one that has begun only makes room for the next.
          or (w.inspection_days = b.inspection_days and w.next_inspection <> b.next_inspection
            and b.next_inspection > extract(epoch from ${now}::timestamptz) / 60)), false) as "hasNewInspection",
        exists (select from listing l where l.id = w.id and l.updated_at = now()) as "isWritten"
      from written w full join before b on b.id = w.id left join reworded r on r.id = b.id
    )
    select * from changes where "isRowChanged" or "isWritten" order by id
  `.execute(database);
  if (changes.length > 0) for (const subscriber of subscribers) await subscriber(database, changes);
  await refreshListingSuggestions(database, ids);
  await refreshPastSales(database, ids);
  await refreshAuctionResults(database, ids);
}

/** Batch size of a refresh: a concurrent writer waits for at most this many rows. */
const renewedAtOnce = 500;

/**
 * Refreshes the rows whose next inspection or auction has passed, and merges pending changes into the counts. Call it
 * periodically: searches are exact without it, but read the inspections of every outdated row. On a Saturday, or after
 * an outage, many rows are outdated at once, so they are refreshed in small transactions.
 * @returns the number of refreshed listings
 */
export async function refreshPassedSearchRows(
  database: Database,
  subscribers: readonly ListingSubscriber[],
  now: Date = new Date(),
  atOnce = renewedAtOnce,
): Promise<number> {
  const minute = Math.floor(now.getTime() / 60_000);
  // An inspection is upcoming until its end, at most two hours after its start.
  const { rows } = await sql<{ id: number }>`
    select id from listing_search where mode in (1, 2, 11, 12) and (next_inspection between 1 and ${minute - 120}
      or next_auction < ${minute}) order by id
  `.execute(database);
  let renewed = 0;
  for (let from = 0; from < rows.length; from += atOnce) {
    const ids = rows.slice(from, from + atOnce).map(({ id }) => id);
    const done = await database.transaction().execute(async (transaction) => {
      // Skip rows that another process is refreshing.
      const {
        rows: [lock],
      } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(locks.renewing)}) as mine`.execute(
        transaction,
      );
      if (lock?.mine !== true) return false;
      // Wait for concurrent changes of these listings, which would otherwise be overwritten with an older state.
      await sql`select from listing where id = any(${ids}::int[]) order by id for update`.execute(transaction);
      await refreshSearchRows(transaction, ids, subscribers, now);
      return true;
    });
    if (!done) break;
    renewed += ids.length;
  }
  await settleCounts(database);
  return renewed;
}

const shape = v.object({ after: v.optional(v.number(), 0) });

/** The job that merges the listings of each home, in batches, after the version that began to. */
export const mergeListingsJob = 'merge-listings';

/** Merges a batch of listings, without notice to subscribers: no listing has changed. Queues the next batch. */
export async function mergeStoredListings(database: Database, data: unknown): Promise<void> {
  const { after } = v.parse(shape, data);
  const { rows } = await sql<{ id: number }>`
    select id from listing where id > ${after}::int order by id limit ${sql.lit(renewedAtOnce)}`.execute(database);
  await inTransaction(database, async (transaction) => {
    const merged = await mergeListings(
      transaction,
      rows.map(({ id }) => id),
    );
    await refreshSearchRows(transaction, merged, []);
    const last = rows.at(-1)?.id;
    if (last !== undefined && rows.length === renewedAtOnce)
      await sendJob(transaction, mergeListingsJob, { after: last }, { key: `after:${last}` });
  });
}

/** The job that writes the search rows of all listings again, in batches, after a version has added a column to them. */
export const renewSearchRowsJob = 'renew-search-rows';

/** Writes a batch of search rows again, without notice to subscribers: no listing has changed. Queues the next batch. */
export async function renewSearchRows(database: Database, data: unknown): Promise<void> {
  const { after } = v.parse(shape, data);
  const { rows } = await sql<{ id: number }>`
    select id from listing where id > ${after}::int order by id limit ${sql.lit(renewedAtOnce)}`.execute(database);
  const last = rows.at(-1);
  if (last === undefined) return;
  await database.transaction().execute(async (transaction) => {
    const ids = rows.map(({ id }) => id);
    await sql`select from listing where id = any(${ids}::int[]) order by id for update`.execute(transaction);
    await refreshSearchRows(transaction, ids, []);
    if (rows.length === renewedAtOnce)
      await sendJob(transaction, renewSearchRowsJob, { after: last.id }, { key: `after:${last.id}` });
  });
}
