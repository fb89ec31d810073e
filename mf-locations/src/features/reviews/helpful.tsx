import { Button, HiddenText, ThumbsUpIcon } from '@verandah/design';
import { GraphError } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { locationReviewAddress, writeLocationReviewAddress } from '@verandah/market';
import { useContext, useState, type FormEvent } from 'react';
import { OwnContext } from '../own/own.ts';
import { markHelpful, undoHelpful, type HelpfulState } from './queries.ts';
import type { Review } from './review.ts';
import styles from './reviews.module.css';

/** Says that a review was of help, or takes it back: shown at once, put back when it fails. Authors change their own instead. */
export function Helpful({ review: { id, helpfulCount, locationSlug, author } }: { readonly review: Pick<Review, 'id' | 'helpfulCount' | 'locationSlug' | 'author'> }) {
  const { graph, report } = useServices();
  const own = useContext(OwnContext)?.marks.get(id);
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [changed, setChanged] = useState<HelpfulState | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  if (own?.isOwn) return <a className={styles.link} href={writeLocationReviewAddress(locationSlug)}>Change your review</a>;
  const now = changed ?? { helpfulCount, markedHelpful: own?.markedHelpful ?? null };
  const marked = now.markedHelpful === true;

  const toggle = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (known && !signedIn) { askToSignIn({ reason: 'vote' }); return; }
    const before = changed;
    setBusy(true);
    setFailed('');
    setChanged({ helpfulCount: Math.max(0, now.helpfulCount + (marked ? -1 : 1)), markedHelpful: marked ? null : true });
    try {
      setChanged(marked ? (await graph.write(undoHelpful, { id })).undoLocationReviewHelpful : (await graph.write(markHelpful, { id })).markLocationReviewHelpful);
    } catch (error) {
      setChanged(before);
      if (error instanceof GraphError && error.code === 'SIGNED_OUT') { askToSignIn({ reason: 'vote' }); return; }
      const refused = error instanceof GraphError && error.code !== '';
      if (!refused) report(error, 'helpful');
      setFailed(refused ? error.message : 'That could not be sent just now. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.helpful} method="post" action={locationReviewAddress(locationSlug, id)} onSubmit={(event) => { void toggle(event); }}>
      <input type="hidden" name="do" value={marked ? 'undo-helpful' : 'helpful'} />
      <Button type="submit" kind="quiet" size="small" icon={ThumbsUpIcon} aria-pressed={marked} aria-disabled={busy || undefined}>
        <span>Helpful{now.helpfulCount > 0 && ` ${now.helpfulCount}`}<HiddenText>: review of {author.name}</HiddenText></span>
      </Button>
      <span className={styles.failed} role="alert">{failed}</span>
    </form>
  );
}
