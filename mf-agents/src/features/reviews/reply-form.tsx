import { Button, Field, HiddenText, Notice, TextArea } from '@verandah/design';
import { refusalText, unreachable } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import { useState } from 'react';
import type { AgentReview } from '../../pages/profile/agent.ts';
import { replyToReview } from './queries.ts';
import styles from './reviews.module.css';

/** The agent's own answer to a review, or a change of it. */
export function ReplyForm({
  review,
  onReplied,
}: {
  readonly review: AgentReview;
  onReplied(review: AgentReview): void;
}) {
  const { graph, report } = useServices();
  const [text, setText] = useState(review.reply ?? '');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const send = async (): Promise<void> => {
    if (sending) return;
    setFailed(false);
    if (text.trim() === '') {
      setProblem('Write a reply, or leave it.');
      return;
    }
    setProblem('');
    setSending(true);
    try {
      onReplied((await graph.write(replyToReview, { id: review.id, reply: text.trim() })).replyToAgentReview);
      setOpen(false);
    } catch (error) {
      const said = refusalText(error);
      if (said === null) report(error, 'reply');
      setProblem(said ?? '');
      setFailed(said === null);
    } finally {
      setSending(false);
    }
  };
  return (
    <details className={styles.opens} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.opener}>
        {review.reply === null ? 'Reply' : 'Change your reply'}
        <HiddenText> to the review of {review.authorName}</HiddenText>
      </summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        noValidate
      >
        <Field label="Your reply" hint="Everyone who reads the review sees it." error={problem}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={2000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {failed && (
          <Notice tone="danger" live>
            {unreachable}
          </Notice>
        )}
        <div>
          <Button type="submit" size="small" kind="primary" aria-disabled={sending}>
            {sending ? 'Sending…' : 'Publish reply'}
          </Button>
        </div>
      </form>
    </details>
  );
}
