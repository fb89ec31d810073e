import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import type { FeedAgent, FeedRecord } from '../map/record.ts';
import { agentPhotoJob } from '../pictures/agent-photo.ts';
import { makeNote, type Note, type Place } from '../report/note.ts';
import { officeByAgentId } from './office.ts';

/** The agent of an office by the feed's key, else by email, else by name; null when the office has no such agent. */
async function agentOfOffice(transaction: Database, officeId: number, agent: FeedAgent): Promise<number | null> {
  const [key, email, plainName] = [agent.key ?? null, agent.email ?? null, agent.name?.toLowerCase() ?? null];
  const { rows } = await sql<{ id: number }>`
    select id from agent where office_id = ${officeId}
      and (feed_key = ${key}::text or lower(email) = ${email}::text
        or (lower(name) = ${plainName}::text and (email is null or ${email}::text is null
          or lower(email) = ${email}::text)))
    order by (feed_key = ${key}::text) desc nulls last, (lower(email) = ${email}::text) desc nulls last, id
      limit 1`.execute(transaction);
  return rows[0]?.id ?? null;
}

async function makeAgent(
  transaction: Database,
  officeId: number,
  { name = '', phone = null, email = null }: FeedAgent,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agent (username, name, office_id, phone, email) values (gen_random_uuid()::text, ${name}, ${officeId},
      ${phone}, ${email})
    returning id`.execute(transaction);
  const id = rows[0]?.id ?? 0;
  await transaction
    .updateTable('agent')
    .set({ username: slugText(`${name} ${id}`) })
    .where('id', '=', id)
    .execute();
  return id;
}

/**
 * Writes what a feed says of an agent; what it doesn't mention stays, and so does what agents have written on their
 * profile. @returns whether that changed what is stored
 */
async function updateAgent(transaction: Database, id: number, agent: FeedAgent): Promise<boolean> {
  const { phone, photo, social = {} } = agent;
  const [key, name, email] = [agent.key ?? null, agent.name ?? null, agent.email ?? null];
  const newPhone = sql`case when profile_edited_at is null then coalesce(${phone ?? null}::text, phone) else phone end`;
  const newSocial = sql`case when profile_edited_at is null then jsonb_strip_nulls(social ||
    ${JSON.stringify(social)}::jsonb) else social end`;
  const newPhoto = photo === undefined ? sql`feed_photo` : sql`${photo}::text`;
  const row = sql`(coalesce(${name}::text, name), ${newPhone}, coalesce(${email}::text, email), coalesce(${key}::text,
    feed_key), ${newSocial}, ${newPhoto})`;
  const columns = sql`(name, phone, email, feed_key, social, feed_photo)`;
  const { rows } = await sql<{ isNewPhoto: boolean }>`
    update agent set ${columns} = ${row} from (select feed_photo as photo from agent where id = ${id}::int) before
    where id = ${id}::int and ${columns} is distinct from ${row}
    returning agent.feed_photo is distinct from before.photo as "isNewPhoto"`.execute(transaction);
  if (rows[0]?.isNewPhoto === true) await sendJob(transaction, agentPhotoJob, { agentId: id }, { key: String(id) });
  return rows.length > 0;
}

/** The agents that a feed has named so far: it names the same few for all listings of an office. */
class NamedAgents {
  readonly #transaction: Database;
  /** Agents by their data in the feed; emptied when an agent is written, since others may then match another agent. */
  readonly #ids = new Map<string, number | null>();

  constructor(transaction: Database) {
    this.#transaction = transaction;
  }

  /** An agent's id; null if another office has no such agent, or its key is unknown. */
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
    if (known === null && agent.name === undefined) return null;
    const id = known ?? (await makeAgent(this.#transaction, officeId, agent));
    if ((await updateAgent(this.#transaction, id, agent)) || known === null) this.#ids.clear();
    return id;
  }
}

/** A stored listing whose agents the feed names. */
interface ListingOfAgents {
  readonly id: number;
  readonly officeId: number;
  readonly record: FeedRecord;
  readonly at: Place;
  /** Receives notes about its agents. */
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
    await sql`select from office where id = any(${naming.map(({ officeId }) => officeId)}::int[])
      order by id for no key update`.execute(transaction);
  const agents = new NamedAgents(transaction);
  const rows: { listing_id: number; agent_id: number; place: number }[] = [];
  for (const { id: listingId, officeId, record, at, notes } of naming) {
    const ids: number[] = [];
    for (const [slot, agent] of namedIn(record)) {
      const id = await agents.idOf(officeId, record.agentId, agent);
      const isOthers = agent.agentId !== null && agent.agentId !== record.agentId;
      if (id === null)
        notes.push(
          makeNote(
            isOthers ? 'agent-of-other-office' : 'agent-not-known',
            { path: `${at.path}/listingAgent[@id=${slot}]`, line: at.line },
            [agent.name ?? agent.key, agent.agentId].filter(Boolean).join(', '),
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
