import { sql } from 'kysely';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { notFound, Refusal } from '../../../../platform/problems/public.ts';
import { throttleCaller } from '../../../../platform/rate-limits/public.ts';
import { signedInAgent, type OwnAgent } from '../../agents/viewer-agent.ts';

/**
 * The agents who edit the page of an office: those who were made its admins, else who joined it first. Only agents with
 * an account count.
 */
export async function officeAdmins(database: Database, officeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with own as (select a.id, a.edits_office, a.joined_at from agent a
      join member m on m.agent_id = a.id and m.deleted_at is null
      where a.office_id = ${officeId}::int and a.left_at is null)
    select id from own where edits_office
      or (not exists (select from own where edits_office) and id = (select id
        from own order by joined_at nulls first, id limit 1))
    order by id`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * The calling agent, who edits the page of their office.
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent who edits it
 */
export async function officeAdmin(database: Database, viewer: Viewer | null): Promise<OwnAgent> {
  const agent = await signedInAgent(database, viewer);
  if (!(await officeAdmins(database, agent.officeId)).includes(agent.agentId))
    throw new Refusal('forbidden', 'Only your office’s admins can do this. Ask one of them.');
  return agent;
}

/**
 * The agents who edit the page of the caller's office. @throws {Refusal} signed-out; forbidden unless the caller is an
 * agent
 */
export async function ownOfficeAdmins(database: Database, viewer: Viewer | null): Promise<number[]> {
  return officeAdmins(database, (await signedInAgent(database, viewer)).officeId);
}

/**
 * Makes an agent of the caller's office one of its admins, or takes it back.
 * @returns all of its admins
 * @throws {Refusal} signed-out; forbidden but for the office's admins; not-found for whoever is no agent of it with an
 * account; conflict for its only admin; throttled
 */
export async function setOfficeAdmin(
  database: Database,
  viewer: Viewer | null,
  agentId: number,
  isAdmin: boolean,
): Promise<number[]> {
  const { officeId, memberId } = await officeAdmin(database, viewer);
  await throttleCaller(database, 'change', memberId);
  return inTransaction(database, async (transaction) => {
    // One change at a time: two admins who remove each other would leave none.
    await sql`select from office where id = ${officeId}::int for update`.execute(transaction);
    await officeAdmin(transaction, viewer);
    const { rows } = await sql`select from agent a join member m on m.agent_id = a.id and m.deleted_at is null
      where a.id = ${agentId}::int and a.office_id = ${officeId}::int and a.left_at is null`.execute(transaction);
    if (rows.length === 0) throw notFound('agent of your office');
    const others = (await officeAdmins(transaction, officeId)).filter((id) => id !== agentId);
    const admins = isAdmin ? [...others, agentId] : others;
    if (admins.length === 0) throw new Refusal('conflict', 'An office needs an admin. Make somebody else one first.');
    await sql`update agent set edits_office = id = any(${admins}::int[])
      where office_id = ${officeId}::int and edits_office <> (id = any(${admins}::int[]))`.execute(transaction);
    return officeAdmins(transaction, officeId);
  });
}
