import { sql } from 'kysely';
import {
  type Database,
  listingSubscribers,
  loadGazetteer,
  refreshSearchRows,
  settleCounts,
  vacuumTables,
} from '@verandah/api';
import { insertRows, reserveIds } from './bulk.ts';
import { calendars } from './calendar.ts';
import { fillDomains, type DomainsReport } from './domains.ts';
import { agentsPerOffice } from './agents/team.ts';
import type { SampleListing } from './listing.ts';
import { firstListingOf, officesFor, placeFinder, sampleMarket } from './market.ts';
import { sampleOffice } from './people.ts';
import type { AgentRow, OfficeRow } from './people.ts';
import { samplePastPrices } from './past-prices.ts';
import { dealListings, loadPlaces, type SamplePlace } from './places.ts';
import { noPictures, type SamplePictures } from './sample-pictures.ts';

export interface SampleOptions {
  readonly listings: number;
  /** The same seed gives the same listings on the same day. */
  readonly seed?: number;
  readonly now?: Date;
  /** Also makes the accounts that anybody can sign in with: never in production. */
  readonly accounts?: boolean;
  /** Absent: rows name pictures that are stored nowhere. */
  readonly pictures?: SamplePictures;
  /** Called after each batch. */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface SampleReport extends DomainsReport {
  readonly listings: number;
  readonly offices: number;
  readonly agents: number;
  readonly places: number;
}

const batchSize = 1_000;

/**
 * Adds sample offices, agents, listings and all that hangs on them; loads the places first when there are none. Memory
 * does not grow with the number of listings.
 */
export async function fillSample(database: Database, options: SampleOptions): Promise<SampleReport> {
  const { listings, seed = 1, now = new Date(), accounts = false, pictures = noPictures, onProgress } = options;
  const known = await sql`select from locality where not provisional limit 1`.execute(database);
  if (known.rows.length === 0) await loadGazetteer(database);
  const allPlaces = await loadPlaces(database);
  const places = dealListings(allPlaces, listings);
  const offices = officesFor(listings);
  const firstOffice = await reserveIds(database, 'office', offices);
  const firstAgent = await reserveIds(database, 'agent', offices * agentsPerOffice);
  const firstListing = await reserveIds(database, 'listing', listings);

  const makeOffice = (number: number, place: SamplePlace) =>
    sampleOffice(seed, number, firstOffice, firstAgent, place, now.getUTCFullYear(), pictures);
  await addPeople(database, offices, placeFinder(places), makeOffice);
  const first = { office: firstOffice, agent: firstAgent, listing: firstListing };
  const market = sampleMarket({ seed, listings, places, first, calendar: calendars(now), pictures }, batchSize);
  let done = 0;
  for (const batch of market) {
    await addListings(database, batch, now);
    done += batch.length;
    onProgress?.(done, listings);
  }
  await settleCounts(database);
  // Statistics: plans are bad without, and the server gathers them minutes later.
  await vacuumTables(database, [
    'listing',
    'listing_search',
    'listing_words',
    'tile_cell',
    'inspection',
    'listing_agent',
    'office',
    'agent',
    'locality',
    'locality_near',
    'suggestion',
    'listing_count',
    'listing_count_change',
  ]);
  const agents = offices * agentsPerOffice;
  const domains = await fillDomains(
    {
      database,
      seed,
      now,
      offices: { first: firstOffice, last: firstOffice + offices - 1 },
      agents: { first: firstAgent, last: firstAgent + agents - 1 },
      listings: { first: firstListing, last: firstListing + listings - 1 },
      places: allPlaces,
      pictures,
    },
    listings,
    accounts,
  );
  return { listings, offices, agents, places: places.length, ...domains };
}

async function addPeople(
  database: Database,
  count: number,
  placeOf: (number: number) => SamplePlace,
  makeOffice: (number: number, place: SamplePlace) => ReturnType<typeof sampleOffice>,
): Promise<void> {
  for (let from = 0; from < count; from += batchSize) {
    const offices: OfficeRow[] = [];
    const agents: AgentRow[] = [];
    for (let number = from; number < Math.min(count, from + batchSize); number += 1) {
      const made = makeOffice(number, placeOf(firstListingOf(number)));
      offices.push(made.office);
      agents.push(...made.agents);
    }
    await database.transaction().execute(async (transaction) => {
      await insertRows(
        transaction,
        'office',
        [
          'id int',
          'slug text',
          'name text',
          'phone text',
          'email text',
          'address text',
          'locality_id int',
          'brand_colour text',
        ],
        offices,
      );
      await insertRows(
        transaction,
        'agent',
        [
          'id int',
          'username text',
          'name text',
          'office_id int',
          'phone text',
          'email text',
          'title text',
          'portrait text',
          'bio text',
          'tier smallint',
          'social jsonb',
          'expertise text[]',
          'awards jsonb',
        ],
        agents,
      );
    });
  }
}

/** Columns that the generator fills, with their types. */
const columns = [
  'id int',
  'uri text',
  'status_type text',
  'status text',
  'listing_class text',
  'under_offer boolean',
  'property_type smallint',
  'tier smallint',
  'exclusive boolean',
  'office_id int',
  'locality_id int',
  'search_price int',
  'price_visible boolean',
  'price_text text',
  'completed_price int',
  'completed_price_visible boolean',
  'street_visible boolean',
  'unit text',
  'street_number text',
  'street text',
  'latitude float8',
  'longitude float8',
  'bedrooms smallint',
  'bathrooms smallint',
  'car_spaces smallint',
  'land_metres float8',
  'frontage_metres float8',
  'building_metres float8',
  'features bigint',
  'auction_at timestamptz',
  'listed_at timestamptz',
  'completed_on date',
  'available_on date',
  'bond int',
  'title text',
  'description text',
  'document jsonb',
];
const columnTypes = sql.raw(columns.join(', '));
const columnNames = sql.raw(columns.map((column) => column.split(' ')[0]).join(', '));

async function addListings(database: Database, batch: readonly SampleListing[], now: Date): Promise<void> {
  const agents = batch.flatMap(({ row, agents: ids }) =>
    ids.map((agent_id, place) => ({ listing_id: row.id, agent_id, place })),
  );
  await database.transaction().execute(async (transaction) => {
    await sql`insert into listing (${columnNames}) select ${columnNames}
      from json_to_recordset(${JSON.stringify(batch.map(({ row }) => row))}::json) as r(${columnTypes})`.execute(
      transaction,
    );
    await sql`insert into listing_agent (listing_id, agent_id, place)
      select * from json_to_recordset(${JSON.stringify(agents)}::json) as r(listing_id int, agent_id int,
        place smallint)`.execute(transaction);
    await sql`insert into inspection (listing_id, starts_at, ends_at, local_date)
      select * from json_to_recordset(${JSON.stringify(batch.flatMap(({ inspections }) => inspections))}::json) as
        r(listing_id int, starts_at timestamptz, ends_at timestamptz, local_date date)
      on conflict do nothing`.execute(transaction);
    // Popular rentals take registrations, and some agents show homes by appointment.
    const ids = batch.map(({ row }) => row.id);
    await sql`insert into inspection_registration (listing_id, is_required, places)
      select id, id % 2 = 0, case when id % 2 = 0 then 20 end from listing
      where id = any(${ids}::int[]) and status_type = 'rent' and id % 3 = 0`.execute(transaction);
    await sql`insert into inspection_slot (listing_id, starts_at, ends_at)
      select id, start, start + interval '15 minutes' from listing cross join lateral generate_series(1, 3) n
        cross join lateral (select date_trunc('day', ${now.toISOString()}::timestamptz) + interval '4 days 5 hours'
          + n * interval '20 minutes' as start) slot
      where id = any(${ids}::int[]) and status_type = 'buy' and id % 11 = 0`.execute(transaction);
    await sql`insert into listing_price (listing_id, until, search_price)
      select * from json_to_recordset(${JSON.stringify(batch.flatMap(({ row }) => samplePastPrices(row, now)))}::json)
        as r(listing_id int, until timestamptz, search_price int)`.execute(transaction);
    await refreshSearchRows(
      transaction,
      batch.map(({ row }) => row.id),
      listingSubscribers,
      now,
    );
  });
}
