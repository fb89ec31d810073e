import DataLoader from 'dataloader';
import { followedAmong } from '../../follows/public.ts';
import type { GraphContext } from '../../../platform/graph/public.ts';
import { agentProfiles, noReviews, reviewSummaries } from './agent-store.ts';
import type { AgentProfile, ReviewSummary } from './agent.ts';

/** Look-ups of one operation: a page of agents costs a handful of statements. */
export interface AgentLoaders {
  readonly profile: DataLoader<number, AgentProfile | null>;
  readonly reviews: DataLoader<number, ReviewSummary>;
  /** Whether the caller follows an agent. */
  readonly followed: DataLoader<number, boolean>;
}

const made = new WeakMap<GraphContext, AgentLoaders>();

export function agentLoaders(context: GraphContext): AgentLoaders {
  const known = made.get(context);
  if (known) return known;
  const { database, viewer, now } = context;
  const reviews = new DataLoader<number, ReviewSummary>(async (ids) => {
    const summaries = await reviewSummaries(database, ids);
    return ids.map((id) => summaries.get(id) ?? noReviews);
  });
  const summariesOf = async (ids: readonly number[]): Promise<ReadonlyMap<number, ReviewSummary>> =>
    new Map(await Promise.all(ids.map(async (id) => [id, await reviews.load(id)] as const)));
  const loaders: AgentLoaders = {
    reviews,
    profile: new DataLoader(async (ids) => {
      const profiles = await agentProfiles(database, ids, now, viewer !== null, summariesOf);
      return ids.map((id) => profiles.get(id) ?? null);
    }),
    followed: new DataLoader(async (ids) => {
      const followed =
        viewer === null ? new Set<number>() : await followedAmong(database, viewer.memberId, 'agent', ids);
      return ids.map((id) => followed.has(id));
    }),
  };
  made.set(context, loaders);
  return loaders;
}

/** @throws {Error} when it is gone in the meantime */
export async function profileOf(context: GraphContext, id: number): Promise<AgentProfile> {
  const profile = await agentLoaders(context).profile.load(id);
  if (profile === null) throw new Error(`Agent ${id} is missing.`);
  return profile;
}
