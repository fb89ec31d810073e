import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { listingSubscribers } from '../listing-subscribers/public.ts';
import { refreshSearchRows } from './search-row.ts';

/** The moment of the tests: Saturday 21 November 2026, 11:00 in Melbourne. */
export const testNow = Date.parse('2026-11-21T00:00:00Z');

/** A listing for tests: columns of `listing` with the usual values left out, inspections as [start, end, local day]. */
export interface TestListing extends Readonly<Record<string, unknown>> {
  readonly id: number;
  /** Its price until five days before the moment of the tests. */
  readonly priceBefore?: number | undefined;
  readonly inspections?: readonly (readonly [startsAt: string, endsAt: string, localDate: string])[];
}

/** Richmond (1) with Cremorne (2) and Burnley (3) around it, Paddington in Brisbane (4), Perth (5); two offices. */
export async function fillTestPlaces(database: Database): Promise<void> {
  await sql`insert into locality (id, slug, name, state_code, postcode, latitude, longitude, setting, time_zone,
    population) values
    (1, 'richmond-vic-3121', 'Richmond', 'VIC', '3121', -37.82, 145.00, 'metropolitan', 'Australia/Melbourne', 28000),
    (2, 'cremorne-vic-3121', 'Cremorne', 'VIC', '3121', -37.83, 144.99, 'metropolitan', 'Australia/Melbourne', 2000),
    (3, 'burnley-vic-3121', 'Burnley', 'VIC', '3121', -37.83, 145.01, 'metropolitan', 'Australia/Melbourne', 800),
    (4, 'paddington-qld-4064', 'Paddington', 'QLD', '4064', -27.46, 153.00, 'metropolitan', 'Australia/Brisbane', 8000),
    (5, 'perth-wa-6000', 'Perth', 'WA', '6000', -31.95, 115.86, 'metropolitan', 'Australia/Perth', 13000)`.execute(
    database,
  );
  await sql`insert into locality_near (locality_id, near_id, distance_metres) values (1, 2, 1200), (1, 3, 1400),
    (2, 1, 1200), (3, 1, 1400)`.execute(database);
  await sql`insert into office (id, slug, name, phone) values (1, 'harbour-and-vale-richmond-1', 'Harbour and Vale',
    '03 9000 0001'), (2, 'north-perth-2', 'North', null)`.execute(database);
  await sql`insert into agent (id, username, name, office_id, phone)
    values (1, 'ada', 'Ada Lovell', 1, '0400 000 001'), (2, 'ben', 'Ben Marsh', 1, null),
    (3, 'cleo', 'Cleo Wren', 2, null)`.execute(database);
}

/** Writes listings and their search rows. */
export async function fillTestListings(
  database: Database,
  listings: readonly TestListing[],
  now = testNow,
): Promise<void> {
  const full = listings.map(({ inspections: _, priceBefore: __, ...listing }) => ({
    uri: `house-${listing.id}`,
    status_type: 'buy',
    status: 'available',
    published: true,
    under_offer: false,
    exclusive: false,
    property_type: 7,
    tier: 0,
    listing_class: listing['status_type'] === 'rent' || listing['status_type'] === 'leased' ? 'rental' : 'sale',
    office_id: 1,
    locality_id: 1,
    search_price: 1_000_000,
    price_visible: true,
    completed_price_visible: false,
    street_visible: true,
    street_number: '39',
    street: 'Main Road',
    latitude: -37.82,
    longitude: 145,
    position_approximate: false,
    position_from_file: false,
    features: 0,
    listed_at: '2026-11-01T00:00:00Z',
    created_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    title: '',
    description: '',
    document: {},
    ...listing,
  }));
  const visits = listings.flatMap(({ id, inspections = [] }) =>
    inspections.map(([starts_at, ends_at, local_date]) => ({ listing_id: id, starts_at, ends_at, local_date })),
  );
  await sql`insert into listing select * from jsonb_populate_recordset(null::listing,
    ${JSON.stringify(full)}::jsonb)`.execute(database);
  await sql`insert into inspection select *
    from jsonb_populate_recordset(null::inspection, ${JSON.stringify(visits)}::jsonb)`.execute(database);
  await sql`insert into listing_price select * from jsonb_populate_recordset(null::listing_price, ${JSON.stringify(
    listings.flatMap(({ id, priceBefore }) =>
      priceBefore === undefined ? [] : { listing_id: id, until: '2026-11-16T00:00:00Z', search_price: priceBefore },
    ),
  )}::jsonb)`.execute(database);
  await refreshSearchRows(
    database,
    listings.map(({ id }) => id),
    listingSubscribers,
    new Date(now),
  );
}

/** The ids of all listings. */
export const everyListing = async (database: Database): Promise<number[]> =>
  (await database.selectFrom('listing').select('id').execute()).map(({ id }) => id);
