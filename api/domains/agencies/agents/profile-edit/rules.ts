import { sql } from 'kysely';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { invalidInput, Refusal } from '../../../../platform/problems/public.ts';
import { throttleCaller } from '../../../../platform/rate-limits/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import { suburbOf } from '../agent-entered/suburb.ts';
import { signedInAgent } from '../viewer-agent.ts';
import { profileInput } from './profile-input.ts';

/**
 * Replaces what the calling agent writes about themselves on their public profile.
 * @returns the agent's id
 * @throws {Refusal} signed-out; forbidden for members who are no agents; invalid; throttled
 */
export async function changeProfile(database: Database, viewer: Viewer | null, input: unknown): Promise<number> {
  const { agentId, memberId } = await signedInAgent(database, viewer);
  await throttleCaller(database, 'change', memberId);
  const { title, bio, phone, languages, areasOfExpertise, suburbs, video, ...links } = checkInput(profileInput, input);
  const localities = await suburbsOf(database, suburbs);
  const social = Object.fromEntries(Object.entries(links).filter(([, address]) => address !== null));
  await inTransaction(database, async (transaction) => {
    await sql`update agent set title = ${title || null}, bio = ${bio}, phone = ${phone},
      languages = ${languages}::text[],
      expertise = ${areasOfExpertise}::text[], social = ${JSON.stringify(social)}::jsonb, video = ${video},
        profile_edited_at = now()
      where id = ${agentId}::int`.execute(transaction);
    await sql`delete from agent_location where agent_id = ${agentId}::int
      and locality_id <> all(${localities}::int[])`.execute(transaction);
    await sql`insert into agent_location (agent_id, locality_id) select ${agentId}::int, unnest(${localities}::int[])
      on conflict do nothing`.execute(transaction);
  });
  return agentId;
}

/** @throws {Refusal} invalid, naming the suburb that was not found */
async function suburbsOf(database: Database, labels: readonly string[]): Promise<number[]> {
  const ids = new Set<number>();
  for (const label of labels.filter(Boolean)) {
    try {
      ids.add((await suburbOf(database, label)).id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
      throw invalidInput({
        field: 'suburbs',
        message: `We couldn’t find “${label.slice(0, 60)}”. Enter a suburb with its state and postcode, such as Richmond, VIC 3121.`,
      });
    }
  }
  return [...ids];
}
