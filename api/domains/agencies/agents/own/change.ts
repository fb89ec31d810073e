import { sql } from 'kysely';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import { listingSubscribers } from '../../../listing-subscribers/public.ts';
import {
  type InspectionColumns,
  listingUri,
  refreshSearchRows,
  type StoredDocument,
  type StoredListing,
} from '../../../listings/public.ts';
import { notFound, Refusal } from '../../../../platform/problems/public.ts';
import { checkListings } from '../../../community/moderation/public.ts';
import { listingsWritten } from '../listing-written.ts';
import { noteEdits } from './edit-store.ts';

/** The columns of a listing that agents can change. */
const names = [
  'status_type',
  'status',
  'published',
  'under_offer',
  'title',
  'description',
  'search_price',
  'price_visible',
  'price_text',
  'street_visible',
  'auction_at',
  'bedrooms',
  'bathrooms',
  'car_spaces',
  'completed_on',
  'completed_price',
  'completed_price_visible',
  'available_on',
  'bond',
  'features',
] as const satisfies readonly (keyof StoredListing)[];
type Name = (typeof names)[number];

/** These columns, and those that the rules depend on. */
export interface EditableRow extends Pick<
  StoredListing,
  Name | 'id' | 'listing_class' | 'property_type' | 'locality_id' | 'updated_at' | 'feed_kind'
> {
  readonly state_code: string | null;
  readonly time_zone: string | null;
  /** Whether the feed would publish it; null for a manually created listing. */
  readonly feed_publishes: boolean | null;
  readonly inspections: readonly InspectionColumns[];
}

export type Change = Partial<Pick<EditableRow, Name | 'inspections'>>;

/**
 * The listing, locked until the transaction ends.
 * @throws {Refusal} not-found for others' listings, conflict for one that was taken off the market
 */
async function lockOwn(transaction: Database, agentId: number, id: number): Promise<EditableRow> {
  const {
    rows: [row],
  } = await sql<Omit<EditableRow, 'inspections' | 'features'> & { features: bigint | number | string }>`
    select l.id, l.updated_at, l.listing_class, l.property_type, l.locality_id, o.state_code, o.time_zone, l.feed_kind,
      ${sql.join(names.map((name) => sql.ref(`l.${name}`)))},
      coalesce((select (e.feed->>'published')::boolean from listing_edit e
        where e.listing_id = l.id and e.name = 'published'), case
        when l.feed_kind is not null then l.published end) as feed_publishes
    from listing l left join locality o on o.id = l.locality_id
    where l.id = ${id}::int and exists (select from listing_agent la
      where la.listing_id = l.id and la.agent_id = ${agentId}::int) for update of l`.execute(transaction);
  if (row === undefined) throw notFound('listing of yours');
  if (row.status === 'removed')
    throw new Refusal('conflict', 'This listing is off the market. Relist it in your feed.');
  const inspections = await transaction
    .selectFrom('inspection')
    .select(['starts_at', 'ends_at', 'local_date'])
    .where('listing_id', '=', id)
    .orderBy('starts_at')
    .execute();
  return { ...row, features: BigInt(row.features), inspections };
}

/**
 * Locks a listing of the agent until the transaction ends and marks it as changed, for what is stored beside it: its
 * page is drawn again.
 * @throws {Refusal} not-found for others' listings, conflict for one that was taken off the market
 */
export async function touchOwnListing(transaction: Database, agentId: number, id: number): Promise<void> {
  await lockOwn(transaction, agentId, id);
  await sql`update listing set updated_at = now() where id = ${id}::int`.execute(transaction);
}

const comparableValue = (given: unknown): unknown =>
  given instanceof Date ? given.toISOString() : typeof given === 'bigint' ? String(given) : given;

/**
 * Changes an agent's listing by `decide`, together with its search rows and its agents' figures in one transaction, so
 * that searches show the change at once.
 * @param seen `updatedAt` as the agent last read it; absent: any version
 * @throws {Refusal} conflict when the listing was changed since then
 */
export function changeOwnListing(
  database: Database,
  agent: ChangingAgent,
  id: number,
  decide: (row: EditableRow) => Change,
  seen?: string,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    if (await writeOwnListing(transaction, agent, id, decide, seen)) await followUp(transaction, id);
  });
}

interface ChangingAgent {
  readonly agentId: number;
  readonly memberId: number;
}

/**
 * Writes the listing's own columns and its inspections: `followUp` has to come after it.
 * @returns whether there was anything to write
 * @throws {Refusal} as `changeOwnListing`
 */
export async function writeOwnListing(
  transaction: Database,
  { agentId, memberId }: ChangingAgent,
  id: number,
  decide: (row: EditableRow) => Change,
  seen?: string,
): Promise<boolean> {
  const before = await lockOwn(transaction, agentId, id);
  checkSeen(seen, before);
  const change = decide(before);
  const after: EditableRow = { ...before, ...change };
  const changed = names.filter((name) => comparableValue(before[name]) !== comparableValue(after[name]));
  const visits = change.inspections !== undefined;
  if (changed.length === 0 && !visits) return false;
  await sql`update listing set ${sql.join([
    ...changed.map((name) => sql`${sql.ref(name)} = ${comparableValue(after[name])}`),
    sql`updated_at = now()`,
  ])} where id = ${id}::int`.execute(transaction);
  if (changed.includes('street_visible') || changed.includes('published')) await renameListing(transaction, id);
  if (changed.includes('published') && after.published && before.feed_kind === null)
    await firstPublished(transaction, id);
  if (visits) await writeInspections(transaction, id, after.inspections);
  if (before.feed_kind !== null) await noteEdits(transaction, id, memberId, before, after);
  return true;
}

/**
 * @param seen `updatedAt` as the caller last read it; absent: any version
 * @throws {Refusal} conflict when the listing was changed since then
 */
export function checkSeen(seen: string | undefined, row: { readonly updated_at: Date }): void {
  if (seen !== undefined && Date.parse(seen) !== row.updated_at.getTime())
    throw new Refusal(
      'conflict',
      'This listing has changed since you opened it. Check the latest details, then save again.',
    );
}

/**
 * Sets how the auction of an agent's listing ended, or clears what an agent entered.
 * @throws {Refusal} conflict where the listing's feed states it
 */
export function changeOutcome(
  database: Database,
  agentId: number,
  id: number,
  decide: (row: EditableRow) => Pick<NonNullable<StoredDocument['auctionOutcome']>, 'result' | 'day'> | null,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const outcome = decide(await lockOwn(transaction, agentId, id));
    const { rows } = await sql`
      update listing set updated_at = now(), document = ${
        outcome === null
          ? sql`document - 'auctionOutcome'`
          : sql`document || jsonb_build_object('auctionOutcome', ${JSON.stringify({ ...outcome, own: true })}::jsonb)`
      }
      where id = ${id}::int and (not document ? 'auctionOutcome' or document->'auctionOutcome' ? 'own')
        returning id`.execute(transaction);
    if (rows.length === 0)
      throw new Refusal('conflict', 'Your feed states how this auction ended. Change it in your feed.');
    await followUp(transaction, id);
  });
}

/** Updates everything that depends on an agent's listing: search rows, the agents' standing, findings of checks. */
export async function followUp(transaction: Database, id: number): Promise<void> {
  await refreshSearchRows(transaction, [id], listingSubscribers);
  await listingsWritten(transaction, [id]);
  await checkListings(transaction, [{ id }]);
}

/**
 *  An agent-entered listing is new on the day on which it is first published; nobody has seen the price of its draft.
 */
async function firstPublished(transaction: Database, id: number): Promise<void> {
  const { rows } = await sql`update listing set listed_at = now() where id = ${id}::int and listed_at = created_at
      and now() > created_at returning id`.execute(transaction);
  if (rows.length > 0) await transaction.deleteFrom('listing_price').where('listing_id', '=', id).execute();
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

/** The slug contains the street only while it is visible. */
export async function renameListing(transaction: Database, id: number): Promise<void> {
  const {
    rows: [row],
  } = await sql<{
    unit: string | null;
    number: string | null;
    street: string | null;
    visible: boolean;
    type: number;
    suburb: string | null;
    state: string | null;
    postcode: string | null;
  }>`
    select l.unit, l.street_number as number, l.street, l.street_visible as visible, l.property_type as type,
      o.name as suburb, o.state_code as state, o.postcode
    from listing l left join locality o on o.id = l.locality_id where l.id = ${id}::int`.execute(transaction);
  if (row === undefined) return;
  const uri = listingUri({
    id,
    streetVisible: row.visible,
    unit: row.unit,
    streetNumber: row.number,
    street: row.street,
    suburb: row.suburb,
    stateCode: row.state,
    postcode: row.postcode,
    propertyType: row.type,
  });
  await transaction.updateTable('listing').set({ uri }).where('id', '=', id).execute();
}
