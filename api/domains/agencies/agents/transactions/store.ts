import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import type { Page, Paging } from '../../../../platform/paging.ts';
import type { AgentTransaction, TransactionInput } from './transaction.ts';

interface Row extends Omit<AgentTransaction, 'createdAt' | 'updatedAt'> {
  readonly created: Date;
  readonly updated: Date;
}

async function readTransactions(database: Database, which: RawBuilder<unknown>): Promise<AgentTransaction[]> {
  const { rows } = await sql<Row>`
    select id, agent_id as "agentId", listing_id as "listingId", kind, side, address, locality_id as "localityId",
      property_type as "propertyType",
      bedrooms, bathrooms, car_spaces as "carSpaces", price, price_visible as "priceVisible",
        completed_on as "completedOn", created_at as created, updated_at as updated
    from agent_transaction ${which}`.execute(database);
  return rows.map(({ created, updated, ...transaction }) => ({
    ...transaction,
    createdAt: created.toISOString(),
    updatedAt: updated.toISOString(),
  }));
}

/** Latest completed first. */
export async function transactionsOf(
  database: Database,
  agentId: number,
  { skip, take }: Paging,
): Promise<Page<AgentTransaction>> {
  const {
    rows: [count],
  } = await sql<{
    n: number;
  }>`select count(*)::int as n from agent_transaction where agent_id = ${agentId}::int`.execute(database);
  return {
    total: count?.n ?? 0,
    results: await readTransactions(
      database,
      sql`where agent_id = ${agentId}::int order by completed_on desc, id desc limit ${take}::int offset ${skip}::int`,
    ),
  };
}

/** Undefined for another agent's. */
export async function transactionOf(
  database: Database,
  agentId: number,
  id: number,
): Promise<AgentTransaction | undefined> {
  return (await readTransactions(database, sql`where id = ${id}::int and agent_id = ${agentId}::int`))[0];
}

const columns = sql`listing_id, kind, side, address, locality_id, property_type, bedrooms, bathrooms, car_spaces,
  price, price_visible, completed_on`;
const columnValues = ({
  listingId,
  kind,
  side,
  address,
  localityId,
  propertyType,
  bedrooms,
  bathrooms,
  carSpaces,
  price,
  priceVisible,
  completedOn,
}: TransactionInput): RawBuilder<unknown> => sql`
  ${listingId}::int, ${kind}, ${side}, ${address}, ${localityId}::int, ${propertyType}::smallint,
    ${bedrooms}::smallint, ${bathrooms}::smallint, ${carSpaces}::smallint,
  ${price}::int, ${priceVisible}::boolean, ${completedOn}::date`;

/** @returns its id; undefined when there is one of this listing */
export async function writeTransaction(
  database: Database,
  agentId: number,
  input: TransactionInput,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into agent_transaction (agent_id, ${columns}) values (${agentId}::int, ${columnValues(input)})
      on conflict do nothing returning id`.execute(database);
  return rows[0]?.id;
}

export async function changeTransaction(database: Database, id: number, input: TransactionInput): Promise<void> {
  await sql`update agent_transaction set (${columns}, updated_at) = row (${columnValues(input)}, now())
    where id = ${id}::int`.execute(database);
}

/** Whether the agent has another transaction for this listing. */
export async function isTaken(database: Database, agentId: number, listingId: number, but: number): Promise<boolean> {
  const { rows } =
    await sql`select from agent_transaction where agent_id = ${agentId}::int and listing_id = ${listingId}::int
      and id <> ${but}::int`.execute(database);
  return rows.length > 0;
}

/** @returns whether it was the agent's */
export async function deleteTransaction(database: Database, agentId: number, id: number): Promise<boolean> {
  const rows = await database
    .deleteFrom('agent_transaction')
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/**
 * Stores the transactions of those of these listings that are sold or leased, for each of their agents, with visible
 * address and price. An agent's own changes of side and address stay.
 */
export async function recordTransactions(database: Database, listingIds: readonly number[]): Promise<void> {
  await sql`
    insert into agent_transaction (agent_id, listing_id, kind, side, address, locality_id, property_type, bedrooms,
      bathrooms, car_spaces, price, price_visible, completed_on)
    select la.agent_id, l.id, l.status_type, case l.listing_class when 'sale' then 'vendor' else 'landlord' end,
      concat_ws(', ', case when l.street_visible then nullif(concat_ws(' ', nullif(concat_ws('/', nullif(l.unit, ''),
        nullif(l.street_number, '')), ''), l.street), '') end,
        concat_ws(' ', o.name, o.state_code, o.postcode)),
      l.locality_id, l.property_type, l.bedrooms, l.bathrooms, l.car_spaces, nullif(greatest(l.completed_price, 0), 0),
        l.completed_price_visible, coalesce(l.completed_on, current_date)
    from listing l join listing_agent la on la.listing_id = l.id join locality o on o.id = l.locality_id
    where l.id = any(${[...listingIds]}::int[]) and l.published and l.status = 'completed'
      and l.status_type in ('sold', 'leased')
    on conflict (agent_id, listing_id) where listing_id is not null do update set
      price = excluded.price, price_visible = excluded.price_visible, completed_on = excluded.completed_on,
        updated_at = now()
    where (agent_transaction.price, agent_transaction.price_visible, agent_transaction.completed_on) is distinct
      from (excluded.price, excluded.price_visible, excluded.completed_on)
  `.execute(database);
}
