import { rejectionIn, useForm } from '@verandah/areas/actions';
import { useMutation } from '@verandah/areas/graph';
import { Button, Field, HiddenText, Notice, TextArea } from '@verandah/design';
import { unreachable } from '@verandah/graph';
import { useState } from 'react';
import type { AgentReview } from '../../pages/profile/agent.ts';
import { replyToReview } from './queries.ts';
import styles from './reviews.module.css';

/** The agent's reply to a review, new or edited. */
export function ReplyForm({
  review,
  onReplied,
}: {
  readonly review: AgentReview;
  onReplied(review: AgentReview): void;
}) {
  const [, reply] = useMutation(replyToReview);
  const [open, setOpen] = useState(false);
  const { fields, problems, state, busy, form, change, submit } = useForm({
    start: { fields: { text: review.reply ?? '' } },
    kind: 'reply',
    check: ({ text }) => (text.trim() === '' ? { text: 'Write a reply first.' } : {}),
    async send({ text }) {
      const { data, error } = await reply({ id: review.id, reply: text.trim() });
      if (!data) throw error;
      onReplied(data.replyToAgentReview);
      setOpen(false);
      return {};
    },
    problemsOf: rejectionIn('text'),
  });
  return (
    <details className={styles.opens} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.opener}>
        {review.reply === null ? 'Reply' : 'Edit your reply'}
        <HiddenText> to the review of {review.authorName}</HiddenText>
      </summary>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Field label="Your reply" hint="Everyone who reads the review can see it." error={problems.text}>
          {(control) => (
            <TextArea
              {...control}
              name="text"
              rows={3}
              maxLength={2000}
              value={fields.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
        {state === 'failed' && (
          <Notice tone="danger" live>
            {unreachable}
          </Notice>
        )}
        <div>
          <Button type="submit" size="small" kind="primary" aria-disabled={busy}>
            {busy ? 'Sending…' : 'Publish reply'}
          </Button>
        </div>
      </form>
    </details>
  );
}
