import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { FeedAgent, FeedRecord } from '../map/record.ts';
import { note, type Note, type Place } from '../report/note.ts';
import { officeByAgentId } from './office.ts';

/** The agent of an office by email, else by name; null when the office has no such agent. */
async function agentOfOffice(
  transaction: Database,
  officeId: number,
  { name, email }: FeedAgent,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from agent where office_id = ${officeId}
      and (lower(email) = ${email} or (lower(name) = ${name.toLowerCase()} and (email is null or ${email}::text is null or lower(email) = ${email})))
    order by (lower(email) = ${email}) desc nulls last, id limit 1`.execute(transaction);
  return rows[0]?.id ?? null;
}

async function makeAgent(transaction: Database, officeId: number, { name, phone, email }: FeedAgent): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agent (username, name, office_id, phone, email) values (gen_random_uuid()::text, ${name}, ${officeId}, ${phone}, ${email})
    returning id`.execute(transaction);
  const id = rows[0]?.id ?? 0;
  await transaction
    .updateTable('agent')
    .set({ username: slugText(`${name} ${id}`) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** @returns whether that changed what is stored */
async function updateAgent(transaction: Database, id: number, { name, phone, email }: FeedAgent): Promise<boolean> {
  // What agents have written on their profile stays.
  const newPhone = sql`case when profile_edited_at is null then coalesce(${phone}, phone) else phone end`;
  const { rows } = await sql`update agent set name = ${name}, phone = ${newPhone}, email = coalesce(${email}, email)
    where id = ${id} and (name, phone, email) is distinct from (${name}, ${newPhone}, coalesce(${email}, email)) returning id`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** The agents that a feed has named so far: it names the same few for all listings of an office. */
class NamedAgents {
  readonly #transaction: Database;
  /** By what the feed says of them; emptied when an agent is written, which may change whom other words mean. */
  readonly #ids = new Map<string, number | null>();

  constructor(transaction: Database) {
    this.#transaction = transaction;
  }

  /** An agent's id; null for one of another office that has no such agent. */
  async idOf(officeId: number, ownAgentId: string, agent: FeedAgent): Promise<number | null> {
    const key = JSON.stringify([officeId, ownAgentId, agent]);
    const id = this.#ids.get(key) ?? (await this.#findOrMake(officeId, ownAgentId, agent));
    this.#ids.set(key, id);
    return id;
  }

  async #findOrMake(officeId: number, ownAgentId: string, agent: FeedAgent): Promise<number | null> {
    if (agent.agentId !== null && agent.agentId !== ownAgentId) {
      // Agents of another office are only ever looked up: a feed may not change what isn't its own.
      const other = await officeByAgentId(this.#transaction, agent.agentId);
      return other === null ? null : agentOfOffice(this.#transaction, other, agent);
    }
    const known = await agentOfOffice(this.#transaction, officeId, agent);
    if (known === null || (await updateAgent(this.#transaction, known, agent))) this.#ids.clear();
    return known ?? makeAgent(this.#transaction, officeId, agent);
  }
}

/** A stored listing whose agents the feed names. */
interface ListingOfAgents {
  readonly id: number;
  readonly officeId: number;
  readonly record: FeedRecord;
  readonly at: Place;
  /** Takes what is to be said about its agents. */
  readonly notes: Note[];
}

const namedIn = ({ agents = {} }: FeedRecord): [string, FeedAgent][] =>
  Object.entries(agents)
    .filter((entry): entry is [string, FeedAgent] => entry[1] !== null)
    .toSorted(([a], [b]) => Number(a) - Number(b));

/** Sets the agents of listings in the feed's order, making those of their offices that do not exist yet. */
export async function writeAgents(transaction: Database, listings: readonly ListingOfAgents[]): Promise<void> {
  const naming = listings.filter(({ record }) => namedIn(record).length > 0);
  // Imports that name the same new agent take turns.
  if (naming.length > 0)
    await sql`select from office where id = any(${naming.map(({ officeId }) => officeId)}::int[]) order by id for no key update`.execute(
      transaction,
    );
  const agents = new NamedAgents(transaction);
  const rows: { listing_id: number; agent_id: number; place: number }[] = [];
  for (const { id: listingId, officeId, record, at, notes } of naming) {
    const ids: number[] = [];
    for (const [slot, agent] of namedIn(record)) {
      const id = await agents.idOf(officeId, record.agentId, agent);
      if (id === null)
        notes.push(
          note(
            'agent-of-other-office',
            { path: `${at.path}/listingAgent[@id=${slot}]`, line: at.line },
            `${agent.name}, ${agent.agentId ?? ''}`,
          ),
        );
      else if (!ids.includes(id)) ids.push(id);
    }
    rows.push(...ids.map((id, place) => ({ listing_id: listingId, agent_id: id, place })));
  }
  await sql`delete from listing_agent where listing_id = any(${listings.map(({ id }) => id)}::int[])`.execute(
    transaction,
  );
  if (rows.length > 0) await transaction.insertInto('listing_agent').values(rows).execute();
}
