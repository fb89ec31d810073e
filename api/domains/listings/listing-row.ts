import type { ListingStatusType } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { Moment } from '../../platform/moment.ts';
import { avatarAddress } from '../members/public.ts';
import type { StoredDocument } from './document.ts';
import type { InspectionView } from './inspection-store.ts';
import type { AgentView, OfficeView } from './people-store.ts';
import type { PastPrice } from './price-history/past-price.ts';

/**
 * A stored listing with its place and everything that may have to stay hidden: never leaves the store but as a view.
 */
export interface ListingRow {
  readonly id: number;
  readonly uri: string;
  readonly successor_uri: string | null;
  readonly status_type: ListingStatusType;
  readonly status: 'available' | 'completed' | 'removed';
  readonly under_offer: boolean;
  readonly listing_class: 'sale' | 'rental';
  readonly property_type: number;
  readonly tier: number;
  readonly exclusive: boolean;
  readonly office_id: number;
  readonly locality_id: number | null;
  readonly search_price: number | null;
  readonly price_visible: boolean;
  readonly price_text: string | null;
  readonly street_visible: boolean;
  readonly unit: string | null;
  readonly street_number: string | null;
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly position_approximate: boolean;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly car_spaces: number | null;
  readonly land_metres: number | null;
  readonly frontage_metres: number | null;
  readonly building_metres: number | null;
  readonly features: bigint;
  readonly auction_at: Date | null;
  readonly listed_at: Date;
  /** yyyy-MM-dd */
  readonly completed_on: string | null;
  readonly completed_price: number | null;
  readonly completed_price_visible: boolean;
  readonly available_on: string | null;
  readonly bond: number | null;
  readonly title: string;
  readonly description: string;
  readonly document: StoredDocument;
  readonly suburb: string | null;
  readonly state_code: string | null;
  readonly postcode: string | null;
  readonly locality_slug: string | null;
  readonly time_zone: string | null;
}

/** Columns of a `ListingRow`, of `listingTables`. */
const listingColumns = sql`l.id, l.uri, next.uri as successor_uri, l.status_type, l.status, l.under_offer, l.listing_class, l.property_type, l.tier, l.exclusive,
      l.office_id, l.locality_id, l.search_price, l.price_visible, l.price_text, l.street_visible, l.unit, l.street_number, l.street, l.latitude, l.longitude, l.position_approximate,
      l.bedrooms, l.bathrooms, l.car_spaces, l.land_metres, l.frontage_metres, l.building_metres, l.features, l.auction_at, l.listed_at,
      l.completed_on, l.completed_price, l.completed_price_visible, l.available_on, l.bond, l.title, l.description, l.document,
      place.name as suburb, place.state_code, place.postcode, place.slug as locality_slug, place.time_zone`;
const listingTables = sql`listing l left join locality place on place.id = l.locality_id left join listing next on next.id = l.successor_id and next.published`;

/** Published listings by id, in no order; unknown ids are missing. The status says which have been removed. */
export async function listingRows(database: Database, ids: readonly number[]): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${listingColumns} from ${listingTables} where l.id = any(${[...ids]}::int[]) and l.published`.execute(
    database,
  );
  return rows;
}

/** A listing with what belongs to it. */
export interface WholeListing {
  readonly row: ListingRow;
  /** In the listing's own order. */
  readonly agents: readonly AgentView[];
  readonly office: OfficeView | null;
  /** Those that have not ended, soonest first. */
  readonly inspections: readonly InspectionView[];
  /** Earliest first. */
  readonly pastPrices: readonly PastPrice[];
}

interface WholeRow extends ListingRow {
  readonly agents: readonly AgentView[] | null;
  readonly office: OfficeView | null;
  /** ISO 8601 */
  readonly inspections: readonly (readonly [startsAt: string, endsAt: string])[] | null;
  readonly past_prices: readonly (Omit<PastPrice, 'until'> & { readonly until: string })[] | null;
}

/**
 * Published listings with agents, office, coming inspections and past prices, in one statement: by id, in no order;
 * unknown ids are missing. What is only sent is `json`: `jsonb` is built first and then written, which takes a seventh
 * of the statement.
 */
export async function wholeListingsById(
  database: Database,
  ids: readonly number[],
  now: Moment,
): Promise<WholeListing[]> {
  const { rows } = await sql<WholeRow>`
    select ${listingColumns},
      (select json_build_object('id', o.id, 'slug', o.slug, 'name', o.name, 'phone', o.phone, 'brandColour', o.brand_colour)
        from office o where o.id = l.office_id) as office,
      (select json_agg(json_build_object('id', a.id, 'username', a.username, 'name', a.name, 'title', a.title, 'phone', a.phone, 'portrait', a.portrait) order by la.place, a.id)
        from listing_agent la join agent a on a.id = la.agent_id where la.listing_id = l.id) as agents,
      (select json_agg(json_build_array(i.starts_at, i.ends_at) order by i.starts_at)
        from inspection i where i.listing_id = l.id and i.ends_at > ${now.iso}::timestamptz) as inspections,
      (select json_agg(json_build_object('until', p.until, 'search_price', p.search_price, 'price_text', p.price_text) order by p.until)
        from listing_price p where p.listing_id = l.id) as past_prices
    from ${listingTables} where l.id = any(${[...ids]}::int[]) and l.published`.execute(database);
  const iso = (time: string): string => new Date(time).toISOString();
  return rows.map(({ agents, office, inspections, past_prices: past, ...row }) => ({
    row,
    agents: (agents ?? []).map((agent) => ({ ...agent, portrait: avatarAddress(agent.portrait) })),
    office,
    inspections: (inspections ?? []).map(([startsAt, endsAt]) => ({ startsAt: iso(startsAt), endsAt: iso(endsAt) })),
    pastPrices: (past ?? []).map((price) => ({ ...price, until: new Date(price.until) })),
  }));
}

/** What a map marker is made from, and what may have to stay hidden of it. */
export type MarkerRow = Pick<
  ListingRow,
  | 'id'
  | 'uri'
  | 'tier'
  | 'latitude'
  | 'longitude'
  | 'street'
  | 'street_visible'
  | 'status_type'
  | 'state_code'
  | 'auction_at'
  | 'search_price'
  | 'price_visible'
  | 'price_text'
  | 'completed_price'
  | 'completed_price_visible'
>;

/** Published listings by id, in their order, with the few columns that a marker needs. */
export async function markerRows(database: Database, ids: readonly number[]): Promise<MarkerRow[]> {
  const { rows } = await sql<MarkerRow>`
    select l.id, l.uri, l.tier, l.latitude, l.longitude, l.street, l.street_visible, l.status_type, place.state_code, l.auction_at, l.search_price,
      l.price_visible, l.price_text, l.completed_price, l.completed_price_visible
    from unnest(${[...ids]}::int[]) with ordinality wanted(id, place_in_list) join listing l on l.id = wanted.id left join locality place on place.id = l.locality_id
    where l.published order by wanted.place_in_list`.execute(database);
  return rows;
}
