import { rejectionIn, useForm, visitDraft } from '@verandah/areas/actions';
import { Button, Field, Notice, TextArea } from '@verandah/design';
import { signInHref, useServices, useSession } from '@verandah/kit';
import { addComment } from '../../features/reviews/queries.ts';
import { checkComment } from './check-comment.ts';
import type { ShownComment } from './data.ts';
import styles from './review.module.css';

interface CommentFormProps {
  readonly reviewId: string;
  readonly address: string;
  readonly refused: { readonly text: string; readonly problem: string } | null;
  onAdded(comment: ShownComment): void;
}

/** Form for a comment on a review. The draft is stored while typing, and survives signing in. Works without script. */
export function CommentForm({ reviewId, address, refused, onAdded }: CommentFormProps) {
  const { graph } = useServices();
  const { known, signedIn } = useSession();
  const check = ({ text }: { readonly text: string }) => {
    const problem = checkComment(text);
    return problem ? { text: problem } : {};
  };
  const { fields, problems, state, form, change, submit, again } = useForm({
    kind: 'comment',
    draft: visitDraft(`review-comment.${reviewId}`),
    signIn: { reason: 'comment', message: 'Sign in to post your comment. We’ve saved what you wrote.' },
    check,
    start: {
      fields: { text: refused?.text ?? '' },
      problems: refused ? { text: refused.problem } : {},
    },
    async send({ text }, mark) {
      const { addLocationReviewComment: comment } = await graph.write(addComment, {
        id: reviewId,
        text: text.trim(),
        key: `comment-${mark}`,
      });
      onAdded({ ...comment, writtenOn: 'Just now' });
      return {};
    },
    problemsOf: rejectionIn('text'),
  });
  if (state === 'sent')
    return (
      <div className={styles.form}>
        <Notice tone="success" live>
          Comment published.
        </Notice>
        <div>
          <Button size="small" onClick={() => again({ text: '' })}>
            Add another comment
          </Button>
        </div>
      </div>
    );
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${address}#comments`}
      noValidate
      aria-busy={state === 'sending'}
      onSubmit={submit}
    >
      <input type="hidden" name="do" value="comment" />
      {problems.form && (
        <div tabIndex={-1} role="alert">
          <Notice tone="danger">{problems.form}</Notice>
        </div>
      )}
      <Field
        label="Your comment"
        hint={
          known && !signedIn ? (
            <>
              <a href={signInHref(address, 'comment')}>Sign in</a> before you start, or when you’re ready to post.
            </>
          ) : undefined
        }
        error={problems.text}
      >
        {(control) => (
          <TextArea
            {...control}
            name="text"
            rows={3}
            maxLength={2000}
            required
            value={fields.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      {state === 'failed' && (
        <Notice tone="danger" live>
          We couldn’t confirm your comment was posted. Try again and we’ll only post it once.
        </Notice>
      )}
      <div>
        <Button type="submit" aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : 'Post comment'}
        </Button>
      </div>
    </form>
  );
}
