import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { type InspectionColumns, type ListingColumns, listingUri } from '../../listings/public.ts';
import type { FeedRecord } from '../map/record.ts';
import type { ListingPlace } from '../shape/place.ts';
import type { KnownListing } from './known-listing.ts';

export interface ListingToWrite {
  /** Its stored state; null for a new one. */
  readonly known: KnownListing | null;
  readonly record: FeedRecord;
  readonly columns: ListingColumns;
  readonly place: ListingPlace | null;
  readonly officeId: number;
  readonly modTime: string | null;
  readonly hash: string;
}

/** A written listing: its id, and its name in addresses, which contains the id. */
interface WrittenListing {
  readonly id: number;
  readonly uri: string;
}

/** The row in the table `listing`, as JSON; the same columns for each. */
function rowOf(
  { record, columns, place, officeId, modTime, hash }: ListingToWrite,
  { id, uri }: WrittenListing,
): Record<string, unknown> {
  const { inspections: _inspections, features, ...plain } = columns;
  return {
    id,
    uri,
    ...plain,
    features: String(features),
    office_id: officeId,
    locality_id: place?.localityId ?? null,
    feed_agent_id: record.agentId,
    feed_kind: record.kind,
    feed_unique_id: record.uniqueId,
    feed_modified_at: modTime,
    content_hash: hash,
  };
}

const uriOf = ({ columns, place }: ListingToWrite, id: number): string =>
  listingUri({
    id,
    streetVisible: columns.street_visible,
    unit: columns.unit,
    streetNumber: columns.street_number,
    street: columns.street,
    suburb: columns.published ? (place?.suburb ?? null) : null,
    stateCode: columns.published ? (place?.stateCode ?? null) : null,
    postcode: columns.published ? (place?.postcode ?? null) : null,
    propertyType: columns.property_type,
  });

/** Ids for new listings. */
async function newIds(transaction: Database, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('listing', 'id'))::int as id from generate_series(1, ${count}::int)`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}

// One statement per listing: a second one would rewrite the row with all its indexes.
async function insertRows(transaction: Database, rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows[0] === undefined) return;
  const names = sql.join(Object.keys(rows[0]).map((name) => sql.ref(name)));
  await sql`insert into listing (${names}) select ${names}
    from jsonb_populate_recordset(null::listing, ${JSON.stringify(rows)}::jsonb) order by id`.execute(transaction);
}

async function updateRows(transaction: Database, rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows[0] === undefined) return;
  const names = Object.keys(rows[0]).filter((name) => name !== 'id');
  const sets = sql.join(names.map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`));
  // A listing that was withheld so far is new on the day on which it is published.
  await sql`
    update listing l set ${sets}, listed_at = case when n.published
      and not l.published then now() else l.listed_at end, updated_at = now()
    from jsonb_populate_recordset(null::listing, ${JSON.stringify(rows)}::jsonb) n where l.id = n.id`.execute(
    transaction,
  );
}

async function writeInspections(
  transaction: Database,
  known: readonly number[],
  inspections: readonly (InspectionColumns & { readonly listing_id: number })[],
): Promise<void> {
  if (known.length > 0)
    await sql`delete from inspection where listing_id = any(${[...known]}::int[])`.execute(transaction);
  if (inspections.length > 0)
    await sql`
      insert into inspection (listing_id, starts_at, ends_at, local_date)
      select * from jsonb_to_recordset(${JSON.stringify(inspections)}::jsonb) as n(listing_id int,
        starts_at timestamptz, ends_at timestamptz, local_date date)`.execute(transaction);
}

/** Writes listings with their inspections and feed records. @returns each one's id and uri */
export async function writeListings(
  transaction: Database,
  listings: readonly ListingToWrite[],
): Promise<WrittenListing[]> {
  const fresh = await newIds(transaction, listings.filter(({ known }) => known === null).length);
  const all = listings.map((listing) => {
    const id = listing.known?.id ?? fresh.shift() ?? 0;
    return { listing, id, uri: uriOf(listing, id) };
  });
  const rows = (isNew: boolean) =>
    all.filter(({ listing }) => (listing.known === null) === isNew).map((each) => rowOf(each.listing, each));
  await insertRows(transaction, rows(true));
  await updateRows(transaction, rows(false));
  await writeInspections(
    transaction,
    all.flatMap(({ id, listing }) => (listing.known === null ? [] : [id])),
    all.flatMap(({ id, listing }) => listing.columns.inspections.map((each) => ({ listing_id: id, ...each }))),
  );
  await sql`
    insert into feed_record (listing_id, record)
    select n.id, n.record from jsonb_to_recordset(${JSON.stringify(all.map(({ id, listing: { record } }) => ({ id, record })))}::jsonb) as n(id int, record jsonb)
    on conflict (listing_id) do update set record = excluded.record`.execute(transaction);
  return all.map(({ id, uri }) => ({ id, uri }));
}
