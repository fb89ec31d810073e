import { sql, type RawBuilder } from 'kysely';
import { fixedSql, type Database } from '../../platform/database/public.ts';
import type { Moment } from '../../platform/moment.ts';
import { avatarAddress } from '../members/public.ts';
import type { AgentView, InspectionView, ListedOffice } from './listing-view.ts';
import { otherIds, type OtherListing } from './merging/other-listing.ts';
import type { PastPrice } from './price-history/past-price.ts';
import type { StoredListing } from './stored-listing.ts';

/** Columns of `listing` that views are made from. */
const viewedColumns = [
  'id',
  'uri',
  'status_type',
  'status',
  'under_offer',
  'listing_class',
  'property_type',
  'tier',
  'exclusive',
  'office_id',
  'locality_id',
  'search_price',
  'price_visible',
  'price_text',
  'street_visible',
  'unit',
  'street_number',
  'street',
  'latitude',
  'longitude',
  'position_approximate',
  'bedrooms',
  'bathrooms',
  'car_spaces',
  'land_metres',
  'frontage_metres',
  'building_metres',
  'features',
  'auction_at',
  'listed_at',
  'completed_on',
  'completed_price',
  'completed_price_visible',
  'available_on',
  'bond',
  'title',
  'description',
  'document',
] as const satisfies readonly (keyof StoredListing)[];

/**
 * A stored listing with its place and everything that may have to stay hidden: never leaves the store but as a view.
 */
export interface ListingRow extends Pick<StoredListing, (typeof viewedColumns)[number]> {
  readonly successor_uri: string | null;
  readonly suburb: string | null;
  readonly state_code: string | null;
  readonly postcode: string | null;
  readonly locality_slug: string | null;
  readonly time_zone: string | null;
}

const ofListing = (names: readonly (keyof StoredListing)[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(`l.${name}`)));

/** Columns of a `ListingRow`, of `listingTables`. */
const listingColumns = fixedSql(sql`${ofListing(viewedColumns)}, next.uri as successor_uri,
      place.name as suburb, place.state_code, place.postcode, place.slug as locality_slug, place.time_zone`);
const listingTables = fixedSql(sql`listing l left join locality place on place.id = l.locality_id left
  join listing next on next.id = l.successor_id and next.published`);

/** Published listings by id, in no order; unknown ids are missing. The status says which have been removed. */
export async function listingRows(database: Database, ids: readonly number[]): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${listingColumns} from ${listingTables} where l.id = any(${[...ids]}::int[]) and l.published`.execute(
    database,
  );
  return rows;
}

/** How visitors register for a listing's inspections (`inspections` writes it, and updates the listing). */
export interface VisitorRegistration {
  /** For its open inspections. */
  readonly takesRegistrations: boolean;
  /** Nobody may come without. */
  readonly isRequired: boolean;
  /** Start of the last appointment that is offered; ISO 8601. */
  readonly lastAppointment: string | null;
}

/** A listing with what belongs to it. */
export interface WholeListing {
  readonly row: ListingRow;
  /** In the listing's own order. */
  readonly agents: readonly AgentView[];
  readonly office: ListedOffice | null;
  /** Those that have not ended, soonest first. */
  readonly inspections: readonly InspectionView[];
  readonly registration: VisitorRegistration;
  /** Earliest first. */
  readonly pastPrices: readonly PastPrice[];
  /** Other offices' open listings of the same home, the first listed first. */
  readonly others: readonly OtherListing[];
}

interface WholeRow extends ListingRow {
  readonly agents: readonly AgentView[] | null;
  readonly office: ListedOffice | null;
  /** ISO 8601 */
  readonly inspections: readonly (readonly [startsAt: string, endsAt: string])[] | null;
  readonly registration: VisitorRegistration;
  readonly past_prices: readonly (Omit<PastPrice, 'until'> & { readonly until: string })[] | null;
  readonly others: readonly (Omit<OtherListing, 'agents'> & { readonly agents: readonly AgentView[] | null })[] | null;
}

const officeOf = (listing: string): RawBuilder<unknown> => sql`(
  select json_build_object('id', o.id, 'slug', o.slug, 'name', o.name, 'phone', o.phone, 'brandColour', o.brand_colour,
    'logo', o.logo, 'takesApplications', o.takes_applications, 'takesOffers', o.takes_offers)
  from office o where o.id = ${sql.ref(`${listing}.office_id`)})`;
const agentsOf = (listing: string): RawBuilder<unknown> => sql`(
  select json_agg(json_build_object('id', a.id, 'username', a.username, 'name', a.name, 'title', a.title, 'phone',
    a.phone, 'portrait', a.portrait) order by la.place, a.id)
  from listing_agent la join agent a on a.id = la.agent_id where la.listing_id = ${sql.ref(`${listing}.id`)})`;

/** What belongs to a listing, at whatever moment. */
const belongings = fixedSql(sql`${officeOf('l')} as office, ${agentsOf('l')} as agents,
      (select json_agg(json_build_object('id', b.id, 'uri', b.uri, 'office', ${officeOf('b')}, 'agents',
        ${agentsOf('b')}) order by b.listed_at, b.id)
        from listing b where b.id in ${otherIds('l')}) as others,
      (select json_build_object('takesRegistrations', r.listing_id is not null, 'isRequired', coalesce(r.is_required,
        false), 'lastAppointment', s.last)
        from (select max(starts_at) as last from inspection_slot where listing_id = l.id) s
        left join inspection_registration r on r.listing_id = l.id) as registration,
      (select json_agg(json_build_object('until', p.until, 'search_price', p.search_price, 'price_text', p.price_text)
        order by p.until)
        from listing_price p where p.listing_id = l.id) as past_prices`);

/**
 * Published listings, or also drafts, with agents, office, coming inspections and past prices, in one statement: by id,
 * in no order; unknown ids are missing. What is only sent is `json`: `jsonb` is built first and then written, which
 * takes a seventh of the statement.
 */
export async function wholeListingsById(
  database: Database,
  ids: readonly number[],
  now: Moment,
  { withDrafts = false } = {},
): Promise<WholeListing[]> {
  const { rows } = await sql<WholeRow>`
    select ${listingColumns}, ${belongings},
      (select json_agg(json_build_array(i.starts_at, i.ends_at) order by i.starts_at)
        from inspection i where i.listing_id = l.id and i.ends_at > ${now.iso}::timestamptz) as inspections
    from ${listingTables} where l.id = any(${[...ids]}::int[]) ${withDrafts ? sql`` : sql`and l.published`}`.execute(
    database,
  );
  return rows.map(wholeOf);
}

const iso = (time: string): string => new Date(time).toISOString();

/** Its row keeps the columns of what belongs to it: copying all others would take as long as reading them. */
function wholeOf(row: WholeRow): WholeListing {
  const { agents, office, inspections, registration, past_prices: past, others } = row;
  return {
    row,
    agents: withPortraits(agents),
    office: office && withLogo(office),
    inspections: (inspections ?? []).map(([startsAt, endsAt]) => ({ startsAt: iso(startsAt), endsAt: iso(endsAt) })),
    registration: {
      ...registration,
      lastAppointment: registration.lastAppointment && iso(registration.lastAppointment),
    },
    pastPrices: (past ?? []).map((price) => ({ ...price, until: new Date(price.until) })),
    others: (others ?? []).map((each) => ({
      ...each,
      office: withLogo(each.office),
      agents: withPortraits(each.agents),
    })),
  };
}

const withLogo = (office: ListedOffice): ListedOffice => ({ ...office, logo: avatarAddress(office.logo) });
const withPortraits = (agents: readonly AgentView[] | null): AgentView[] =>
  (agents ?? []).map((agent) => ({ ...agent, portrait: avatarAddress(agent.portrait) }));

/** Columns that a map marker is made from. */
const markerColumns = [
  'id',
  'uri',
  'tier',
  'latitude',
  'longitude',
  'street',
  'street_visible',
  'status_type',
  'auction_at',
  'search_price',
  'price_visible',
  'price_text',
  'completed_price',
  'completed_price_visible',
] as const satisfies readonly (keyof ListingRow)[];

/** Data of a map marker, including values that may be hidden. */
export type MarkerRow = Pick<ListingRow, (typeof markerColumns)[number] | 'state_code'>;
const columnsOfMarker = fixedSql(ofListing(markerColumns));

/** Published listings by id, in their order, with the few columns that a marker needs. */
export async function markerRows(database: Database, ids: readonly number[]): Promise<MarkerRow[]> {
  const { rows } = await sql<MarkerRow>`
    select ${columnsOfMarker}, place.state_code
    from unnest(${[...ids]}::int[]) with ordinality wanted(id, place_in_list) join listing l on l.id = wanted.id left
      join locality place on place.id = l.locality_id
    where l.published order by wanted.place_in_list`.execute(database);
  return rows;
}
