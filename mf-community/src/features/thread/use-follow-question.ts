import { useFollow, type Following } from '@verandah/areas/actions';
import { useServices } from '@verandah/kit';
import { followQuestion, unfollowQuestion } from './queries.ts';
import type { Thread } from './thread.ts';

/** Follows a question; `name` refers to it in a sentence: 'this question'. */
export function useFollowQuestion({ postId: id, isFollowing, followerCount }: Thread, name: string): Following {
  const { graph } = useServices();
  return useFollow({
    what: 'question',
    id,
    name,
    state: { isFollowing, followerCount },
    saysProblem: true,
    write: async (follow) =>
      follow
        ? (await graph.write(followQuestion, { id })).follow
        : (await graph.write(unfollowQuestion, { id })).unfollow,
  });
}
