import DataLoader from 'dataloader';
import { followedAmong, followerCounts } from '../../members/follows/public.ts';
import type { GraphContext } from '../../../platform/graph/public.ts';
import { officeLoaders } from '../offices/loaders.ts';
import { agentRecords, noReviews, reviewSummaries, servicedLocations } from './agent-store.ts';
import type { AgentRecord, ReviewSummary, ServicedLocation } from './agent.ts';

/** Look-ups of one operation: a page of agents costs one statement for each kind of requested data. */
export interface AgentLoaders {
  readonly record: DataLoader<number, AgentRecord | null>;
  readonly reviews: DataLoader<number, ReviewSummary>;
  readonly locations: DataLoader<number, readonly ServicedLocation[]>;
  readonly followers: DataLoader<number, number>;
  /** Whether the caller follows an agent. */
  readonly followed: DataLoader<number, boolean>;
}

const made = new WeakMap<GraphContext, AgentLoaders>();

export function agentLoaders(context: GraphContext): AgentLoaders {
  const known = made.get(context);
  if (known) return known;
  const { database, viewer } = context;
  const ofMany = <Value>(
    read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
    otherwise: (id: number) => Value | Error,
  ) =>
    new DataLoader<number, Value>(async (ids) => {
      const found = await read(ids);
      return ids.map((id) => found.get(id) ?? otherwise(id));
    });
  const loaders: AgentLoaders = {
    record: ofMany<AgentRecord | null>(
      async (ids) => {
        const records = await agentRecords(database, ids, viewer !== null);
        for (const { office } of records.values()) officeLoaders(context).place.prime(office.id, office.location);
        return records;
      },
      () => null,
    ),
    reviews: ofMany<ReviewSummary>(
      (ids) => reviewSummaries(database, ids),
      () => noReviews,
    ),
    locations: ofMany<readonly ServicedLocation[]>(
      (ids) => servicedLocations(database, ids),
      () => [],
    ),
    followers: ofMany<number>(
      (ids) => followerCounts(database, 'agent', ids),
      () => 0,
    ),
    followed: new DataLoader(async (ids) => {
      const followed =
        viewer === null ? new Set<number>() : await followedAmong(database, viewer.memberId, 'agent', ids);
      return ids.map((id) => followed.has(id));
    }),
  };
  made.set(context, loaders);
  return loaders;
}

/** @throws {Error} when it was deleted meanwhile */
export async function recordOf(context: GraphContext, id: number): Promise<AgentRecord> {
  const record = await agentLoaders(context).record.load(id);
  if (record === null) throw new Error(`Agent ${id} is missing.`);
  return record;
}
