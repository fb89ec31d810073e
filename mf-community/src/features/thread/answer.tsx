import { Badge, Button, CheckIcon, Icon, Notice } from '@verandah/design';
import { Byline } from '../people/byline.tsx';
import type { RefusedText } from '../posting/text-form.tsx';
import { ReportPost } from '../report/report-post.tsx';
import { Votes } from '../votes/votes.tsx';
import { PlainText } from '../words/plain-text.tsx';
import { Comments } from './comments.tsx';
import { OwnLinks, useOwn } from './own-actions.tsx';
import type { Reply } from './thread.ts';
import styles from './answer.module.css';

interface AnswerProps {
  readonly reply: Reply;
  readonly address: string;
  readonly isBest: boolean;
  readonly isLocked: boolean;
  /** The viewer is the author of the question, and can accept an answer. */
  readonly mayChoose: boolean;
  readonly refusedComment?: RefusedText | undefined;
  readonly reported: { readonly kind: string; readonly id: string } | null;
  onChoose(answerId: string | null): void;
  onPosted(): void;
}

/** An answer with its votes and comments. */
export function Answer({
  reply,
  address,
  isBest,
  isLocked,
  mayChoose,
  refusedComment,
  reported,
  onChoose,
  onPosted,
}: AnswerProps) {
  const { postId, author } = reply;
  const own = useOwn(author.memberId);
  const here = `${address}#answer-${postId}`;
  return (
    <article
      className={styles.answer}
      data-best={isBest || undefined}
      id={`answer-${postId}`}
      aria-label={`Answer from ${author.name}`}
      tabIndex={-1}
    >
      {isBest && (
        <p className={styles.best}>
          <Icon shape={CheckIcon} />
          Best answer, chosen by the asker
        </p>
      )}
      {!reply.isVisible && (
        <Notice tone="warning">
          Our moderators have hidden this answer: only{' '}
          {own ? 'you and they can see' : 'the author and moderators can see'} it. <Badge tone="outline">Hidden</Badge>
        </Notice>
      )}
      <Byline author={author} at={reply.createdAt} editedAt={reply.editedAt} />
      <PlainText text={reply.text} />
      <div className={styles.actions}>
        <Votes
          kind="answer"
          postId={postId}
          votes={reply.votes}
          viewerVote={reply.viewerVote}
          address={here}
          own={own}
        />
        {mayChoose && (
          <form
            method="post"
            action={here}
            onSubmit={(event) => {
              event.preventDefault();
              onChoose(isBest ? null : postId);
            }}
          >
            <input type="hidden" name="do" value="best" />
            <input type="hidden" name="id" value={isBest ? '' : postId} />
            <Button type="submit" size="small" icon={CheckIcon} aria-pressed={isBest}>
              {isBest ? 'Best answer' : 'Mark as best answer'}
            </Button>
          </form>
        )}
        {own ? (
          <OwnLinks kind="answer" postId={postId} />
        ) : (
          <ReportPost
            kind="answer"
            postId={postId}
            what="answer"
            address={here}
            reported={reported?.kind === 'answer' && reported.id === postId}
          />
        )}
      </div>
      <Comments
        reply={reply}
        address={address}
        isLocked={isLocked}
        refused={refusedComment}
        reported={reported?.kind === 'answerComment' ? reported.id : null}
        onPosted={onPosted}
      />
    </article>
  );
}
