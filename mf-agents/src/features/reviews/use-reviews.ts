import { refusalText } from '@verandah/graph';
import { useServices, useSession } from '@verandah/kit';
import { useEffect, useState } from 'react';
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
 * A page of reviews. The server renders published ones only: a signed-in member also gets their own that wait for a
 * moderator once it is known who they are. One that is taken back leaves at once and comes back when that fails.
 */
export function useReviews(username: string, page: number, published: readonly AgentReview[]): Reviews {
  const { graph, bus, report } = useServices();
  const { known, signedIn, memberId } = useSession();
  const [kept, setStored] = useState({ of: published, list: published });
  const list = kept.of === published ? kept.list : published;
  const change = (next: readonly AgentReview[]): void => setStored({ of: published, list: next });

  useEffect(() => {
    if (!known || !signedIn) return;
    let latest = true;
    // Without an answer the published ones stay.
    graph.read(readReviews, { username, skip: (page - 1) * tabSize, take: tabSize }).then(
      ({ agentReviews: { results } }) => {
        if (latest) setStored({ of: published, list: results });
      },
      () => undefined,
    );
    return () => {
      latest = false;
    };
  }, [graph, known, signedIn, memberId, username, page, published]);

  return {
    list,
    replace: (review) => change(list.map((each) => (each.id === review.id ? review : each))),
    async takeBack(review) {
      change(list.filter(({ id }) => id !== review.id));
      try {
        await graph.write(takeBackReview, { id: review.id });
        bus.publish('notifications', { kind: 'success', text: 'Your review has been taken back.' });
      } catch (error) {
        change(list);
        const said = refusalText(error);
        if (said === null) report(error, 'review');
        bus.publish('notifications', {
          kind: 'error',
          text: said ?? 'Your review could not be taken back. Try again.',
        });
      }
    },
  };
}
