import type { Database } from '../../../platform/database/public.ts';
import type { Page } from '../../../platform/paging.ts';
import type { Moment } from '../../../platform/moment.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { agentIdByUsername, agentProfiles } from './agent-store.ts';
import type { AgentProfile } from './agent.ts';
import { findAgents } from './finder/find.ts';
import type { FinderQuestion } from './finder/find-input.ts';

/** @throws {Refusal} not-found */
export async function agentById(
  database: Database,
  viewer: Viewer | null,
  id: number,
  now: Moment,
): Promise<AgentProfile> {
  const profile = (await agentProfiles(database, [id], now, viewer !== null)).get(id);
  if (profile === undefined) throw notFound('agent');
  return profile;
}

/** The id of an agent by username. @throws {Refusal} not-found */
export async function agentNamed(database: Database, username: string): Promise<number> {
  const id = await agentIdByUsername(database, username);
  if (id === undefined) throw notFound('agent');
  return id;
}

/** Agents that match a request, with everything their profiles show. */
export async function foundAgents(
  database: Database,
  viewer: Viewer | null,
  question: FinderQuestion,
  now: Moment,
): Promise<Page<AgentProfile>> {
  const { total, results } = await findAgents(database, question, now);
  const profiles = await agentProfiles(database, results, now, viewer !== null);
  return { total, results: results.flatMap((id) => profiles.get(id) ?? []) };
}
