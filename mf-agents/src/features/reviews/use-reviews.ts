import { useQuery } from '@verandah/areas/graph';
import { refusalText } from '@verandah/graph';
import { useServices, useSession } from '@verandah/kit';
import { useState } from 'react';
import type { AgentReview } from '../../pages/profile/agent.ts';
import { readReviews } from '../../pages/profile/queries.ts';
import { tabSize } from '../../pages/profile/tabs.ts';
import { takeBackReview } from './queries.ts';

export interface Reviews {
  readonly list: readonly AgentReview[];
  replace(review: AgentReview): void;
  takeBack(review: AgentReview): Promise<void>;
}

/**
 * A page of reviews. The server renders published ones only. Once the session is loaded, a signed-in member also gets
 * their own pending reviews. A withdrawn review leaves at once, and returns if the request fails.
 */
export function useReviews(username: string, page: number, published: readonly AgentReview[]): Reviews {
  const { graph, bus, report } = useServices();
  const { known, signedIn, memberId } = useSession();
  const [{ data, error, fetching }] = useQuery({
    query: readReviews,
    variables: { username, skip: (page - 1) * tabSize, take: tabSize },
    pause: !known || !signedIn,
    owner: memberId,
  });
  // If the request fails, the published reviews stay.
  const loaded = signedIn && !fetching && error === undefined && data ? data.agentReviews.results : published;
  const [changed, setChanged] = useState({ of: loaded, list: loaded });
  const list = changed.of === loaded ? changed.list : loaded;
  const change = (next: readonly AgentReview[]): void => setChanged({ of: loaded, list: next });

  return {
    list,
    replace: (review) => change(list.map((each) => (each.id === review.id ? review : each))),
    async takeBack(review) {
      change(list.filter(({ id }) => id !== review.id));
      try {
        await graph.write(takeBackReview, { id: review.id });
        bus.publish('notifications', { kind: 'success', text: 'Review deleted.' });
      } catch (error) {
        change(list);
        const message = refusalText(error);
        if (message === null) report(error, 'review');
        bus.publish('notifications', {
          kind: 'error',
          text: message ?? 'We couldn’t delete your review. Please try again.',
        });
      }
    },
  };
}
