import { useServices } from '@verandah/kit';
import { useAction } from './use-action.ts';

export interface FollowState {
  readonly isFollowing: boolean;
  readonly followerCount: number;
}

export interface Followed {
  readonly what: 'agent' | 'location' | 'member' | 'question';
  readonly id: string;
  /** Name for use in a sentence: 'Olivia Nakamura', 'this question'. */
  readonly name: string;
  /** The state that the page was rendered with. */
  readonly state: FollowState;
  /**
   * Follows or unfollows.
   * @returns the new state
   * @throws {GraphError}
   */
  write(follow: boolean): Promise<FollowState>;
  /** Whether the page shows `problem` itself; otherwise the site shows a notification. */
  readonly saysProblem?: boolean;
}

export interface Following extends FollowState {
  readonly busy: boolean;
  readonly problem: string;
  toggle(): void;
}

/**
 * Follows and unfollows: shown at once, reverted when it fails. A visitor is led to the sign-in page, and follows then.
 */
export function useFollow({ what, id, name, state, write, saysProblem = false }: Followed): Following {
  const { bus } = useServices();
  const { now, busy, problem, act } = useAction({ reason: 'follow', pending: { kind: 'follow', what, id }, state });
  const follow = !now.isFollowing;
  const toggle = async (): Promise<void> => {
    const failure = await act({
      guess: { isFollowing: follow, followerCount: Math.max(0, now.followerCount + (follow ? 1 : -1)) },
      write: () => write(follow),
      failed: follow
        ? `We couldn’t follow ${name} for you. Try again.`
        : `You still follow ${name}: ending it failed. Try again.`,
    });
    if (failure && !saysProblem) bus.publish('notifications', { kind: 'error', text: failure });
  };
  return {
    ...now,
    busy,
    problem,
    toggle: () => {
      void toggle();
    },
  };
}
