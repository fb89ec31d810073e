import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { type InspectionColumns, type ListingColumns, listingUri } from '../../listings/public.ts';
import type { FeedRecord } from '../map/record.ts';
import type { ListingPlace } from '../shape/place.ts';
import type { KnownListing } from './known-listing.ts';

export interface ListingToWrite {
  readonly record: FeedRecord;
  readonly columns: ListingColumns;
  readonly place: ListingPlace | null;
  readonly officeId: number;
  readonly modTime: string | null;
  readonly hash: string;
}

type Value = string | number | boolean | null;

function rowOf({ record, columns, place, officeId, modTime, hash }: ListingToWrite): Record<string, Value> {
  const { inspections: _inspections, features, auction_at, document, ...plain } = columns;
  return {
    ...plain,
    features: String(features),
    auction_at: auction_at?.toISOString() ?? null,
    document: JSON.stringify(document),
    office_id: officeId,
    locality_id: place?.localityId ?? null,
    feed_agent_id: record.agentId,
    feed_kind: record.kind,
    feed_unique_id: record.uniqueId,
    feed_modified_at: modTime,
    content_hash: hash,
  };
}

/** The id of a listing that is to be made: its name in addresses holds it. */
async function newId(transaction: Database): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('listing', 'id'))::int as id`.execute(transaction);
  return rows[0]?.id ?? 0;
}

async function writeRow(transaction: Database, known: KnownListing | null, row: Record<string, Value>): Promise<void> {
  if (known === null) {
    await sql`insert into listing (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
      transaction,
    );
    return;
  }
  const sets = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  // A listing that was withheld so far is new on the day on which it is published.
  const listed = !known.published && row['published'] === true ? sql`now()` : sql`listed_at`;
  await sql`update listing set ${sql.join(sets)}, listed_at = ${listed}, updated_at = now() where id = ${known.id}`.execute(
    transaction,
  );
}

async function writeInspections(
  transaction: Database,
  id: number,
  inspections: readonly InspectionColumns[],
): Promise<void> {
  await transaction.deleteFrom('inspection').where('listing_id', '=', id).execute();
  for (const { starts_at, ends_at, local_date } of inspections) {
    await transaction
      .insertInto('inspection')
      .values({ listing_id: id, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), local_date })
      .execute();
  }
}

/** Writes a listing with its inspections and the record it was made of. @returns its id and its name in addresses */
export async function writeListing(
  transaction: Database,
  known: KnownListing | null,
  listing: ListingToWrite,
): Promise<{ id: number; uri: string }> {
  const { columns, place, record } = listing;
  const id = known?.id ?? (await newId(transaction));
  const uri = listingUri({
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
  // In one statement: each writes the row with all its indexes once more.
  await writeRow(transaction, known, { id, uri, ...rowOf(listing) });
  await writeInspections(transaction, id, columns.inspections);
  await sql`insert into feed_record (listing_id, record) values (${id}, ${JSON.stringify(record)})
    on conflict (listing_id) do update set record = excluded.record`.execute(transaction);
  return { id, uri };
}
