import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import { hashSecret, newSecret } from '../../../../platform/identity/public.ts';
import type { Frequency, Pace } from './frequency.ts';

/** A search that is mailed to an address: without an account, or as one of the alerts of its account. */
export interface Subscription {
  readonly id: number;
  /** Lower case. */
  readonly email: string;
  /** The search in words. */
  readonly name: string;
  /** Canonical address of the search. */
  readonly address: string;
  readonly every: Pace;
  readonly confirmed: boolean;
  /** Whether its alert is the member's own, who has the address. */
  readonly joined: boolean;
}

type Row = Omit<Subscription, 'every'> & { readonly every: string };
const subscriptionOf = (row: Row): Subscription => ({ ...row, every: row.every as Pace });
const columns = sql`id, email, name, address, every, confirmed_at is not null as confirmed,
  joined_at is not null as joined`;
const confirmHours = 48;

/**
 * Stores a request, once per address and search; a repeated one gets a new secret, and what is confirmed keeps its
 * frequency.
 * @returns the subscription, and the secret that confirms it
 */
export async function insertSubscription(
  database: Database,
  { email, name, address, every }: Pick<Subscription, 'email' | 'name' | 'address'> & { readonly every: Frequency },
): Promise<{ readonly subscription: Subscription; readonly secret: string }> {
  const secret = newSecret();
  const { rows } = await sql<Row>`
    insert into alert_subscription as s (email, name, address, every, token_hash, token_expires_at)
    values (${email.toLowerCase()}, ${name}, ${address}, ${every}, ${hashSecret(secret)},
      now() + make_interval(hours => ${confirmHours}::int))
    on conflict (email, md5(address)) do update
      set token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at,
      name = excluded.name, every = case when s.confirmed_at is null then excluded.every else s.every end
    returning ${columns}`.execute(database);
  return { subscription: subscriptionOf(rows[0] as Row), secret };
}

/** The subscription of a confirmation mail's secret, locked; undefined when it is unknown or expired. */
export async function subscriptionOfSecret(database: Database, secret: string): Promise<Subscription | undefined> {
  const { rows } = await sql<Row>`select ${columns} from alert_subscription
    where token_hash = ${hashSecret(secret)} and token_expires_at > now() for update`.execute(database);
  return rows[0] && subscriptionOf(rows[0]);
}

/** Locked, so that it does not change before the transaction ends; undefined when it was deleted. */
export async function subscriptionById(database: Database, id: number): Promise<Subscription | undefined> {
  const { rows } = await sql<Row>`select ${columns} from alert_subscription where id = ${id}::int for update`.execute(
    database,
  );
  return rows[0] && subscriptionOf(rows[0]);
}

/** @returns the number of confirmed alerts of an address outside an account */
export async function countConfirmed(database: Database, email: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from alert_subscription
    where email = ${email} and confirmed_at is not null and joined_at is null`.execute(database);
  return rows[0]?.n ?? 0;
}

/** Confirms it and inserts its alert, which matches nothing until `deriveAlert` is called. @returns the alert's id */
export async function confirmSubscription(database: Database, { id, name, address }: Subscription): Promise<number> {
  await sql`update alert_subscription set confirmed_at = now() where id = ${id}::int`.execute(database);
  const rows = await database
    .insertInto('alert')
    .values({ subscription_id: id, name, address, mode: 1 })
    .returning('id')
    .execute();
  return (rows[0] as { id: number }).id;
}

export async function changeFrequency(database: Database, id: number, every: Pace): Promise<void> {
  await database.updateTable('alert_subscription').set({ every }).where('id', '=', id).execute();
}

/** Deletes a subscription with its alert. */
export async function deleteSubscription(database: Database, id: number): Promise<void> {
  await database.deleteFrom('alert_subscription').where('id', '=', id).execute();
}

/** The member with this confirmed address, locked, and how often they have alerts mailed; undefined without one. */
export async function memberOfAddress(
  database: Database,
  email: string,
): Promise<{ readonly id: number; readonly preferences: unknown } | undefined> {
  const { rows } = await sql<{ id: number; preferences: unknown }>`
    select id, preferences from member where lower(email) = ${email} and lower(email collate "C") = ${email}
      and email_verified_at is not null and deleted_at is null for no key update`.execute(database);
  return rows[0];
}

/**
 * Changes the search of a subscription whose member has changed that of its alert. If the address has another one with
 * that search, the alert is mailed like the member's others from now on.
 */
export async function followSearch(
  database: Database,
  alertId: number,
  { name, address }: Pick<Subscription, 'name' | 'address'>,
): Promise<void> {
  const { rows } = await sql<{ id: number; taken: boolean }>`
    select s.id, exists (select from alert_subscription o where o.email = s.email and o.address = ${address}
      and o.id <> s.id) as taken
    from alert a join alert_subscription s on s.id = a.subscription_id
      where a.id = ${alertId}::int for update of s`.execute(database);
  const [own] = rows;
  if (own === undefined) return;
  if (!own.taken) {
    await database.updateTable('alert_subscription').set({ name, address }).where('id', '=', own.id).execute();
    return;
  }
  await database.updateTable('alert').set({ subscription_id: null }).where('id', '=', alertId).execute();
  await deleteSubscription(database, own.id);
}
