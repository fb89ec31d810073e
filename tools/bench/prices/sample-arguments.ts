import type { Database } from '@verandah/api';
import { sql } from 'kysely';

/** Values that find something, the dearest of their kind: by the name of an argument, or of its field and itself. */
export interface SampleArguments extends Readonly<Record<string, unknown>> {
  /** Those of which fields below are selected for each row. */
  readonly page: Readonly<Record<string, unknown>>;
}

/** The longest lists that callers may request. */
const manyRows = 100;
/** Of a page, below whose rows something else is selected. */
const pageRows = 20;

/** Reads values from the market: its largest suburb, busiest agent, a listing with all that hangs on one. */
export async function sampleArguments(database: Database): Promise<SampleArguments> {
  const {
    rows: [row = {}],
  } = await sql<Record<string, string>>`
    with suburb as (
      select l.id, l.slug, l.region_id from locality l join listing g on g.locality_id = l.id
        group by l.id order by count(*) desc, l.id limit 1),
    busy as (
      select a.id, a.username from agent a join listing_agent g on g.agent_id = a.id
        group by a.id order by count(*) desc, a.id limit 1)
    select suburb.slug as identifier, suburb.id::text as "locationId", busy.username, busy.id::text as "agentId",
      (select id::text from office order by id limit 1) as "officeId",
      (select id::text from company order by id limit 1) as "companyId",
      (select uri from listing where locality_id = suburb.id and status = 'available' order by id limit 1) as uri,
      (select id::text from listing where locality_id = suburb.id and status = 'available' order by id
        limit 1) as "listingId",
      (select slug from office order by id limit 1) as "officeIdentifier",
      (select slug from company order by id limit 1) as "companyIdentifier",
      (select uri from collection where is_public order by id limit 1) as collection,
      (select id::text from location_review where status = 'published' order by id limit 1) as "locationReview",
      (select id::text from agent_review where status = 'published' order by id limit 1) as "agentReview",
      (select uri from question where is_visible order by id limit 1) as question
    from suburb, busy`.execute(database);
  const search = (take: number): object => ({
    statusType: 'buy',
    searchMode: 'location',
    locationSearchContext: {},
    paging: { take },
  });
  return {
    identifier: row['identifier'],
    locationUniqueUri: row['identifier'],
    username: row['username'],
    uri: row['uri'],
    id: row['listingId'],
    'location.id': row['locationId'],
    'agent.id': row['agentId'],
    'office.id': row['officeId'],
    'company.id': row['companyId'],
    listingIds: [row['listingId']],
    identifiers: [row['identifier']],
    'office.identifier': row['officeIdentifier'],
    'company.identifier': row['companyIdentifier'],
    'collection.uri': row['collection'],
    'locationReview.id': row['locationReview'],
    'agentReview.id': row['agentReview'],
    questionUniqueUri: row['question'],
    'listingsByUri.uri': `/for-sale/${row['identifier']}/real-estate`,
    'searchParams.uri': `/for-sale/${row['identifier']}/real-estate`,
    query: search(manyRows),
    'listingsHomepage.query': {},
    'listingsConnection.first': manyRows,
    filter: {
      term: 'brunswik',
      kinds: ['suburb', 'region', 'state', 'postcode', 'street', 'school', 'agent', 'office'],
      take: 20,
    },
    json: JSON.stringify({ name: 'a', take: 25 }),
    take: 20,
    title: 'What is the best school near the station?',
    term: 'school',
    markdown: 'A **post** with some words.',
    view: { west: 112, south: -44, east: 154, north: -10 },
    latitude: -37.8,
    longitude: 145,
    type: undefined,
    page: { query: search(pageRows), 'listingsConnection.first': pageRows },
  };
}
