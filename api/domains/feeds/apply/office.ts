import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { placeWithin, type DisplayDefault, type FeedElement } from '../read/element.ts';
import { makeNote, type Note } from '../report/note.ts';
import type { Sender } from '../../agencies/public.ts';

/** The office of an agentID; null when none has it. Letter case doesn't matter. */
export async function officeByAgentId(database: Database, agentId: string): Promise<number | null> {
  // Ordered by the database, all offices would be walked through in that order until one has it.
  const { rows } = await sql<{
    id: number;
  }>`select id from office where upper(feed_agent_id) = ${agentId.toUpperCase()}`.execute(database);
  return rows.length === 0 ? null : Math.min(...rows.map(({ id }) => id));
}

/**
 * How offices want a missing `display` read, by their agentIDs in capitals; one that no office has is absent, and read
 * as the format rules: yes.
 */
export async function displayDefaults(
  database: Database,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, DisplayDefault>> {
  if (agentIds.length === 0) return new Map();
  const { rows } = await sql<{ agentId: string; missing: DisplayDefault }>`
    select upper(feed_agent_id) as "agentId", feed_display_default as missing from office
      where upper(feed_agent_id) = any(${[...agentIds]}::text[])`.execute(database);
  return new Map(rows.map(({ agentId, missing }) => [agentId, missing]));
}

/**
 * The office that a listing belongs to, or the note by which it is refused. For the operator an unknown agentID makes
 * an office that nobody has claimed yet.
 */
export async function officeFor(
  transaction: Database,
  agentId: string,
  sender: Sender,
  at: FeedElement,
  notes: Note[],
): Promise<number | Note> {
  if (!sender.operator)
    return sender.agentId === agentId
      ? sender.officeId
      : makeNote('agent-not-yours', placeWithin(at, 'agentID'), agentId);
  const known = await officeByAgentId(transaction, agentId);
  if (known !== null) return known;
  const name = `Agency ${agentId}`;
  const { rows } = await sql<{ id: number }>`
    insert into office (slug, name, feed_agent_id, claimed) values (gen_random_uuid()::text, ${name}, ${agentId}, false)
    on conflict (feed_agent_id) do nothing returning id`.execute(transaction);
  const id = rows[0]?.id;
  if (id === undefined) return (await officeByAgentId(transaction, agentId)) ?? makeNote('not-stored', at);
  await transaction
    .updateTable('office')
    .set({ slug: slugText(`${name} ${id}`) })
    .where('id', '=', id)
    .execute();
  notes.push(makeNote('office-made', placeWithin(at, 'agentID'), agentId));
  return id;
}
