import { activityTypes as named, type ActivityType } from '@verandah/market';

export type { ActivityType };
/** Names of the activities that are shown on people's pages. */
export const activityTypes: readonly ActivityType[] = named.map(({ name }) => name);

/**
 * An activity of an agent or a member, or of both if the member is an agent; for `Reviewed` the agent is the reviewed
 * one.
 */
export interface NewActivity {
  readonly type: ActivityType;
  readonly agentId?: number | null;
  readonly memberId?: number | null;
  readonly listingId?: number | null;
  readonly localityId?: number | null;
  /**
   * Reviewed: agent_review; ReviewedALocation: location_review; AskedAQuestion: question; AnsweredAQuestion: answer.
   */
  readonly targetId?: number | null;
  /** By default now. */
  readonly at?: Date;
}

export interface Activity {
  readonly id: number;
  readonly type: ActivityType;
  readonly agentId: number | null;
  readonly memberId: number | null;
  readonly listingId: number | null;
  readonly localityId: number | null;
  readonly targetId: number | null;
  /** ISO 8601 */
  readonly at: string;
}
