import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { Refusal, signedOut } from '../../../platform/problems/public.ts';

/** A member who may write what others read. */
export interface Poster {
  readonly memberId: number;
  readonly agentId: number | null;
  readonly name: string;
}

/**
 * The viewer as someone who may post. Inside a transaction two posts of one member wait for each other, so that a
 * double submit finds the first one.
 * @throws {Refusal} signed-out; forbidden until the email address is verified
 */
export async function mayPost(database: Database, caller: Viewer | null): Promise<Poster> {
  const { memberId } = signedIn(caller);
  const {
    rows: [member],
  } = await sql<{ name: string; agent_id: number | null; verified: boolean }>`
    select name, agent_id, email_verified_at is not null as verified from member
    where id = ${memberId}::int and deleted_at is null for no key update`.execute(database);
  if (member === undefined) throw signedOut();
  if (!member.verified)
    throw new Refusal('forbidden', 'Confirm your email address first. Open the link we emailed you.');
  return { memberId, agentId: member.agent_id, name: member.name };
}
