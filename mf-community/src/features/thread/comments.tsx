import { HiddenText, Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { Byline } from '../people/byline.tsx';
import { TextForm, type RefusedText } from '../posting/text-form.tsx';
import { ReportPost } from '../report/report-post.tsx';
import { PlainText } from '../words/plain-text.tsx';
import { OwnLinks, useOwn } from './own-actions.tsx';
import { writeComment } from './queries.ts';
import type { Comment, Reply } from './thread.ts';
import styles from './comments.module.css';

interface CommentsProps {
  readonly reply: Reply;
  readonly address: string;
  readonly isLocked: boolean;
  readonly refused?: RefusedText | undefined;
  /** Id of the comment just reported without script. */
  readonly reported: string | null;
  onPosted(): void;
}

/** The comments on an answer, and a form for another. */
export function Comments({
  reply: { postId, comments },
  address,
  isLocked,
  refused,
  reported,
  onPosted,
}: CommentsProps) {
  const { graph } = useServices();
  return (
    <div className={styles.comments}>
      {comments.length > 0 && (
        <ul className={styles.list} aria-label="Comments">
          {comments.map((comment) => (
            <li key={comment.postId} id={`comment-${comment.postId}`}>
              <CommentItem comment={comment} address={address} reported={reported === comment.postId} />
            </li>
          ))}
        </ul>
      )}
      {!isLocked && (
        <details className={styles.write} open={refused !== undefined}>
          <summary className={styles.summary}>
            Comment<HiddenText> on this answer</HiddenText>
          </summary>
          <TextForm
            place={`comment.${postId}`}
            label="Your comment"
            button="Post comment"
            reason="comment"
            most={1000}
            rows={2}
            refused={refused}
            address={`${address}#answer-${postId}`}
            hidden={{ do: 'comment', id: postId }}
            send={async (text, key) => {
              await graph.write(writeComment, { answerId: postId, text, key });
            }}
            onSent={onPosted}
          />
        </details>
      )}
    </div>
  );
}

function CommentItem({
  comment,
  address,
  reported,
}: {
  readonly comment: Comment;
  readonly address: string;
  readonly reported: boolean;
}) {
  const own = useOwn(comment.author.memberId);
  return (
    <div className={styles.comment}>
      {!comment.isVisible && (
        <Notice tone="warning">Our moderators have hidden this comment: only you and they can see it.</Notice>
      )}
      <PlainText text={comment.text} />
      <div className={styles.foot}>
        <Byline author={comment.author} at={comment.createdAt} editedAt={comment.editedAt} small />
        {own ? (
          <OwnLinks kind="comment" postId={comment.postId} />
        ) : (
          <ReportPost
            kind="answerComment"
            postId={comment.postId}
            what="comment"
            address={`${address}#comment-${comment.postId}`}
            reported={reported}
          />
        )}
      </div>
    </div>
  );
}
