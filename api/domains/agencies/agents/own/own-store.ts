import { featureNames, propertyTypeByNumber } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import type { Page, Paging } from '../../../../platform/paging.ts';
import type { EditGroup } from './edit-groups.ts';
import type { FeedState, ListingFlag, OwnListing, OwnState } from './own-listing.ts';

const stateOf = sql<OwnState>`case when l.status = 'removed' then 'removed' when not l.published then 'draft'
  when l.status = 'completed' then 'completed'
  when l.under_offer then 'underOffer' else 'onOffer' end`;
const belongsToAgent = (agentId: number): RawBuilder<unknown> =>
  sql`exists (select from listing_agent la where la.listing_id = l.id and la.agent_id = ${agentId}::int)`;

/** Which of an agent's listings are read. */
export interface OwnListingFilter {
  readonly state: OwnState | undefined;
  readonly text: string;
  readonly withoutInspections: boolean;
}

/**
 * An agent's listings by state, last changed first.
 * @param state undefined: all but removed ones.
 * @param text words of address or title
 * @param withoutInspections only homes on offer that no inspection is planned for
 */
export async function ownListingIds(
  database: Database,
  agentId: number,
  { state, text, withoutInspections }: OwnListingFilter,
  { skip, take }: Paging,
): Promise<Page<number>> {
  const words = text
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter(Boolean)
    .slice(0, 8);
  const searchText = sql`lower(concat_ws(' ', l.unit, l.street_number, l.street, o.name, o.postcode, l.title,
    l.feed_unique_id))`;
  const found = sql`from listing_agent la join listing l on l.id = la.listing_id left
    join locality o on o.id = l.locality_id
    where la.agent_id = ${agentId}::int and ${
      state === undefined
        ? sql`l.status <> 'removed'`
        : sql`${stateOf} =
      ${state}`
    }
      ${
        withoutInspections
          ? sql`and ${stateOf} = 'onOffer'
        and not exists (select from inspection i where i.listing_id = l.id and i.ends_at > now())`
          : sql``
      }
      ${sql.join(
        words.map((word) => sql`and strpos(${searchText}, ${word}) > 0`),
        sql` `,
      )}`;
  const { rows } = await sql<{
    id: number;
  }>`select l.id ${found} order by l.updated_at desc, l.id desc limit ${take}::int offset ${skip}::int`.execute(
    database,
  );
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(database);
  return { total: count?.n ?? 0, results: rows.map(({ id }) => id) };
}

/** Number of an agent's listings in each state. */
export async function ownCounts(database: Database, agentId: number): Promise<Readonly<Record<OwnState, number>>> {
  const { rows } = await sql<{ state: OwnState; n: number }>`
    select ${stateOf} as state, count(*)::int as n from listing_agent la join listing l on l.id = la.listing_id
      where la.agent_id = ${agentId}::int group by 1`.execute(database);
  return {
    onOffer: 0,
    underOffer: 0,
    completed: 0,
    draft: 0,
    removed: 0,
    ...Object.fromEntries(rows.map(({ state, n }) => [state, n])),
  };
}

interface Row extends Omit<
  OwnListing,
  'auctionAt' | 'listedAt' | 'updatedAt' | 'inspections' | 'flags' | 'feed' | 'propertyType' | 'features'
> {
  readonly type: number;
  readonly featureMask: bigint | number | string;
  readonly auction: Date | null;
  readonly listed: Date;
  readonly updated: Date;
  readonly feedAgent: string | null;
  readonly feedKind: string | null;
  readonly feedUnique: string | null;
  readonly feedModified: string | null;
}

/** An agent's listings with all data, in the order of the ids, without other agents' listings. */
export async function ownListings(database: Database, agentId: number, ids: readonly number[]): Promise<OwnListing[]> {
  const wanted = [...ids];
  const { rows } = await sql<Row>`
    select l.id, l.uri, ${stateOf} as state, l.status_type as "statusType", l.status, l.published,
      l.under_offer as "underOffer", l.listing_class as "listingClass", l.property_type as type,
      l.features as "featureMask", l.title, l.description,
      concat_ws(' ', nullif(concat_ws('/', nullif(l.unit, ''), nullif(l.street_number, '')), ''), l.street) as street,
        l.street_visible as "streetVisible",
      o.name as suburb, o.state_code as "stateCode", o.postcode, coalesce(o.time_zone,
        'Australia/Melbourne') as "timeZone", l.bedrooms, l.bathrooms, l.car_spaces as "carSpaces",
      l.search_price as "searchPrice", l.price_visible as "priceVisible", l.price_text as "priceText",
        l.completed_on as "completedOn", l.completed_price as "completedPrice",
      l.completed_price_visible as "completedPriceVisible", l.available_on as "availableOn", l.bond,
        l.auction_at as auction, l.document->'auctionOutcome' as outcome, l.listed_at as listed,
        l.updated_at as updated,
      l.feed_agent_id as "feedAgent", l.feed_kind as "feedKind", l.feed_unique_id as "feedUnique",
        l.feed_modified_at as "feedModified"
    from listing l left join locality o on o.id = l.locality_id
    where l.id = any(${wanted}::int[]) and ${belongsToAgent(agentId)} order by array_position(${wanted}::int[],
      l.id)`.execute(database);
  const known = rows.map(({ id }) => id);
  const [inspections, flags, feeds, edits] = await Promise.all([
    inspectionsOf(database, known),
    flagsOf(database, known),
    lastUploads(database, known),
    editsOf(database, known),
  ]);
  return rows.map(
    ({ auction, listed, updated, feedAgent, feedKind, feedUnique, feedModified, type, featureMask, ...listing }) => ({
      ...listing,
      propertyType: propertyTypeByNumber(type).name ?? 'other',
      features: featureNames(BigInt(featureMask)),
      auctionAt: auction?.toISOString() ?? null,
      listedAt: listed.toISOString(),
      updatedAt: updated.toISOString(),
      inspections: inspections.get(listing.id) ?? [],
      flags: flags.get(listing.id) ?? [],
      feed:
        feedAgent === null || feedKind === null || feedUnique === null
          ? null
          : {
              agentId: feedAgent,
              kind: feedKind,
              uniqueId: feedUnique,
              modifiedAt: feedModified,
              last: feeds.get(listing.id) ?? null,
              edits: edits.get(listing.id) ?? [],
            },
    }),
  );
}

const groupById = <Item extends { readonly id: number }, View>(
  rows: readonly Item[],
  view: (row: Item) => View,
): ReadonlyMap<number, View[]> =>
  new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, list]) => [id, list.map(view)]));

async function inspectionsOf(database: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; starts: Date; ends: Date }>`
    select listing_id as id, starts_at as starts, ends_at as ends from inspection
      where listing_id = any(${[...ids]}::int[]) and ends_at > now() order by 1, 2`.execute(database);
  return groupById(rows, ({ starts, ends }) => ({ startsAt: starts.toISOString(), endsAt: ends.toISOString() }));
}

async function flagsOf(database: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; rule: string; detail: string; at: Date }>`
    select listing_id as id, rule, detail, noticed_at as at from listing_flag
      where listing_id = any(${[...ids]}::int[]) and dismissed_at is null order by 1, 4, 2`.execute(database);
  return groupById(rows, ({ rule, detail, at }): ListingFlag => ({ rule, detail, noticedAt: at.toISOString() }));
}

async function editsOf(database: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; name: EditGroup; at: Date }>`
    select listing_id as id, name, edited_at as at from listing_edit where listing_id = any(${[...ids]}::int[])
      order by 1, 2`.execute(database);
  return groupById(rows, ({ name, at }) => ({ name, editedAt: at.toISOString() }));
}

async function lastUploads(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<FeedState['last']>>> {
  const { rows } = await sql<{ id: number; at: Date; outcome: string; notes: { code: string; message: string }[] }>`
    select distinct on (f.listing_id) f.listing_id as id, u.received_at as at, f.outcome, f.notes
    from feed_upload_listing f join feed_upload u on u.id = f.upload_id where f.listing_id = any(${[...ids]}::int[])
      order by f.listing_id, u.received_at desc, f.position desc`.execute(database);
  return new Map(
    rows.map(({ id, at, outcome, notes }) => [
      id,
      { at: at.toISOString(), outcome, notes: notes.map(({ code, message }) => ({ code, message })) },
    ]),
  );
}

/** @returns whether a listing of the agent had this flag */
export async function dismissFlag(
  database: Database,
  agentId: number,
  listingId: number,
  rule: string,
): Promise<boolean> {
  const { rows } = await sql`
    update listing_flag f set dismissed_at = now() from listing l
    where l.id = f.listing_id and f.listing_id = ${listingId}::int and f.rule = ${rule} and f.dismissed_at is null
      and ${belongsToAgent(agentId)} returning f.rule`.execute(database);
  return rows.length > 0;
}
