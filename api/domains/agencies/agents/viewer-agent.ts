import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { Refusal } from '../../../platform/problems/public.ts';

/** The caller's agent according to the database, not the token: an agent who has left their office is none. */
export interface OwnAgent {
  readonly memberId: number;
  readonly agentId: number;
  readonly officeId: number;
  readonly name: string;
}

/** Null for other members and for visitors. */
export async function agentOf(database: Database, viewer: Viewer | null): Promise<OwnAgent | null> {
  if (viewer === null) return null;
  const { rows } = await sql<OwnAgent>`
    select m.id as "memberId", a.id as "agentId", a.office_id as "officeId", a.name
    from member m join agent a on a.id = m.agent_id where m.id = ${viewer.memberId}::int and m.deleted_at is null
      and a.left_at is null`.execute(database);
  return rows[0] ?? null;
}

/** @throws {Refusal} signed-out; forbidden for members who are no agents */
export async function signedInAgent(database: Database, viewer: Viewer | null): Promise<OwnAgent> {
  signedIn(viewer);
  const agent = await agentOf(database, viewer);
  if (agent === null) throw new Refusal('forbidden', 'This is for agents. Accept your office’s invitation first.');
  return agent;
}
