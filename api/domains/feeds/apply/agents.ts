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

async function resolve(
  transaction: Database,
  officeId: number,
  ownAgentId: string,
  agent: FeedAgent,
): Promise<number | null> {
  if (agent.agentId !== null && agent.agentId !== ownAgentId) {
    // Agents of another office are only ever looked up: a feed may not change what isn't its own.
    const other = await officeByAgentId(transaction, agent.agentId);
    return other === null ? null : agentOfOffice(transaction, other, agent);
  }
  const known = await agentOfOffice(transaction, officeId, agent);
  if (known === null) return makeAgent(transaction, officeId, agent);
  // What agents have written on their profile stays.
  const phone = sql`case when profile_edited_at is null then coalesce(${agent.phone}, phone) else phone end`;
  await sql`update agent set name = ${agent.name}, phone = ${phone}, email = coalesce(${agent.email}, email)
    where id = ${known} and (name, phone, email) is distinct from (${agent.name}, ${phone}, coalesce(${agent.email}, email))`.execute(
    transaction,
  );
  return known;
}

/** Sets the agents of a listing in the feed's order, making those of its office that do not exist yet. */
export async function writeAgents(
  transaction: Database,
  listingId: number,
  officeId: number,
  record: FeedRecord,
  at: Place,
  notes: Note[],
): Promise<void> {
  const entries = Object.entries(record.agents ?? {}).toSorted(([a], [b]) => Number(a) - Number(b));
  const ids: number[] = [];
  // Imports that name the same new agent take turns.
  if (entries.length > 0) await sql`select from office where id = ${officeId} for no key update`.execute(transaction);
  for (const [slot, agent] of entries) {
    if (agent === null) continue;
    const id = await resolve(transaction, officeId, record.agentId, agent);
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
  await transaction.deleteFrom('listing_agent').where('listing_id', '=', listingId).execute();
  for (const [place, id] of ids.entries()) {
    await transaction.insertInto('listing_agent').values({ listing_id: listingId, agent_id: id, place }).execute();
  }
}
