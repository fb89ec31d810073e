import { sql } from 'kysely';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import { emptyDocument, type StoredDocument } from '../../../listings/public.ts';
import { notFound, Refusal } from '../../../../platform/problems/public.ts';
import { checkSeen, followUp, renameListing } from '../own/change.ts';

/** A manually created listing, with the fields that only its agent can change. */
export interface HandMadeRow {
  readonly id: number;
  readonly status: 'available' | 'completed' | 'removed';
  readonly published: boolean;
  readonly property_type: number;
  readonly locality_id: number | null;
  readonly unit: string | null;
  readonly street_number: string | null;
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The position is only the middle of the street or suburb. */
  readonly position_approximate: boolean;
  /** The position is the address file's. */
  readonly position_from_file: boolean;
  readonly land_metres: number | null;
  readonly frontage_metres: number | null;
  readonly building_metres: number | null;
  readonly document: StoredDocument;
}

const names = [
  'status',
  'published',
  'property_type',
  'locality_id',
  'unit',
  'street_number',
  'street',
  'latitude',
  'longitude',
  'position_approximate',
  'position_from_file',
  'land_metres',
  'frontage_metres',
  'building_metres',
] as const;
const inAddress = ['property_type', 'locality_id', 'unit', 'street_number', 'street'] as const;
export type HandMadeChange = Partial<Omit<HandMadeRow, 'id'>>;

interface Held extends HandMadeRow {
  readonly updated_at: Date;
  readonly by_feed: boolean;
}

async function lockListing(transaction: Database, agentId: number, id: number): Promise<Held> {
  const {
    rows: [row],
  } = await sql<Held>`
    select l.id, l.updated_at, l.feed_kind is not null as by_feed, l.document,
      ${sql.join(names.map((name) => sql.ref(`l.${name}`)))}
    from listing l where l.id = ${id}::int and exists (select from listing_agent la
      where la.listing_id = l.id and la.agent_id = ${agentId}::int) for update of l`.execute(transaction);
  if (row === undefined) throw notFound('listing of yours');
  if (row.by_feed)
    throw new Refusal(
      'conflict',
      'This listing comes from your feed. Change its address, sizes and photos, or withdraw it, in your feed.',
    );
  return { ...row, document: { ...emptyDocument, ...row.document } };
}

/** What changes of a listing. May read more in the transaction; throws a Refusal. */
export type DecideHome = (row: HandMadeRow, transaction: Database) => HandMadeChange | Promise<HandMadeChange>;

/**
 * Changes a manually created listing, its slug and its search rows in one transaction.
 * @param seen `updatedAt` as the agent last read it; absent: any version
 * @throws {Refusal} not-found for others' listings; conflict for those of a feed and for those changed since `seen`
 */
export function changeHandMade(
  database: Database,
  agentId: number,
  id: number,
  decide: DecideHome,
  seen?: string,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    if (await writeHandMade(transaction, agentId, id, decide, seen)) await followUp(transaction, id);
  });
}

/**
 * Writes the columns, the pictures and the slug of a manually created listing: `followUp` has to come after it.
 * @returns whether there was anything to write
 * @throws {Refusal} as `changeHandMade`
 */
export async function writeHandMade(
  transaction: Database,
  agentId: number,
  id: number,
  decide: DecideHome,
  seen?: string,
): Promise<boolean> {
  const before = await lockListing(transaction, agentId, id);
  checkSeen(seen, before);
  const { document, ...columns } = await decide(before, transaction);
  const changed = names.filter((name) => columns[name] !== undefined && columns[name] !== before[name]);
  const pictures = document !== undefined && JSON.stringify(document) !== JSON.stringify(before.document);
  if (changed.length === 0 && !pictures) return false;
  const sets = changed.map((name) => sql`${sql.ref(name)} = ${columns[name]}`);
  if (pictures) sets.push(sql`document = ${JSON.stringify(document)}::jsonb`);
  await sql`update listing set ${sql.join([...sets, sql`updated_at = now()`])} where id = ${id}::int`.execute(
    transaction,
  );
  if (inAddress.some((name) => changed.includes(name))) await renameListing(transaction, id);
  return true;
}
