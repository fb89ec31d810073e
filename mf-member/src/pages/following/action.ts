import type { ActionHandler } from '../../features/actions/action.ts';
import type { FollowKind } from '../../features/follows/queries.ts';
import { failureOf } from '../../features/store/failure.ts';
import { endFollowing } from './queries.ts';

const kinds: readonly FollowKind[] = ['agent', 'location', 'question', 'member'];

/**
 * Unfollows one thing.
 * @param address the page's own address, to show it again
 */
export const actOnFollowing =
  (address: string): ActionHandler =>
  async (graph, _, { kind: named = '', id = '', name = '' }) => {
    const kind = kinds.find((each) => each === named);
    if (kind === undefined)
      return { failure: { message: 'We couldn’t unfollow this. Refresh the page and try again.' } };
    try {
      await graph.write(endFollowing, { kind, id });
    } catch (error) {
      return { failure: failureOf(`You’re still following ${name}.`, error) };
    }
    return { location: address, confirmation: `You no longer follow ${name}.` };
  };
