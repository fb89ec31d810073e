import { useAction } from '@verandah/areas/actions';
import { Button, HiddenText, ThumbsUpIcon } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { locationReviewAddress, writeLocationReviewAddress } from '@verandah/market';
import { useContext } from 'react';
import { OwnContext } from '../own/own.ts';
import { markHelpful, undoHelpful, type HelpfulState } from './queries.ts';
import type { Review } from './review.ts';
import styles from './reviews.module.css';

/**
 * Marks a review as helpful, or removes the mark. The change is shown at once, and reverted if it fails. Authors get a
 * link to edit their review instead.
 */
export function Helpful({
  review: { id, helpfulCount, locationSlug, author },
}: {
  readonly review: Pick<Review, 'id' | 'helpfulCount' | 'locationSlug' | 'author'>;
}) {
  const { graph } = useServices();
  const own = useContext(OwnContext)?.marks.get(id);
  const { now, busy, problem, act } = useAction<HelpfulState>({
    reason: 'vote',
    state: { helpfulCount, markedHelpful: own?.markedHelpful ?? null },
  });
  if (own?.isOwn)
    return (
      <a className={styles.link} href={writeLocationReviewAddress(locationSlug)}>
        Edit your review
      </a>
    );
  const marked = now.markedHelpful === true;
  const toggle = () =>
    act({
      guess: { helpfulCount: Math.max(0, now.helpfulCount + (marked ? -1 : 1)), markedHelpful: marked ? null : true },
      write: async () =>
        marked
          ? (await graph.write(undoHelpful, { id })).undoLocationReviewHelpful
          : (await graph.write(markHelpful, { id })).markLocationReviewHelpful,
      failed: 'We couldn’t save that. Please try again.',
    });
  return (
    <form
      className={styles.helpful}
      method="post"
      action={locationReviewAddress(locationSlug, id)}
      onSubmit={(event) => {
        event.preventDefault();
        void toggle();
      }}
    >
      <input type="hidden" name="do" value={marked ? 'undo-helpful' : 'helpful'} />
      <Button
        type="submit"
        kind="quiet"
        size="small"
        icon={ThumbsUpIcon}
        aria-pressed={marked}
        aria-disabled={busy || undefined}
      >
        <span>
          Helpful{now.helpfulCount > 0 && ` ${now.helpfulCount}`}
          <HiddenText>: review of {author.name}</HiddenText>
        </span>
      </Button>
      <span className={styles.failed} role="alert">
        {problem}
      </span>
    </form>
  );
}
