import { Button, Field, HiddenText, Notice, Select, TextArea } from '@verandah/design';
import { isSignedOut, refusalText, unreachable } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useState } from 'react';
import { reportReview } from './queries.ts';
import { reportReasons } from './reasons.ts';
import styles from './reviews.module.css';

interface ReportProps { readonly reviewId: string; readonly author: string; /** Takes the form without script. */ readonly address: string }

/** Tells the moderators about a review: opens where it stands. */
export function ReportReview({ reviewId, author, address }: ReportProps) {
  const { graph, report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [problem, setProblem] = useState('');
  const send = async (form: FormData): Promise<void> => {
    if (state === 'sending') return;
    if (known && !signedIn) { askToSignIn({ reason: 'report' }); return; }
    setState('sending');
    setProblem('');
    try {
      await graph.write(reportReview, { id: reviewId, reason: String(form.get('reason')), detail: String(form.get('detail')).trim() });
      setState('sent');
    } catch (error) {
      setState('open');
      if (isSignedOut(error)) { askToSignIn({ reason: 'report' }); return; }
      const said = refusalText(error);
      if (said === null) report(error, 'report');
      setProblem(said ?? unreachable);
    }
  };
  if (state === 'sent') return <Notice tone="success" live>Thank you. Our moderators will look at this review.</Notice>;
  return (
    <details className={styles.opens}>
      <summary className={styles.opener}>Report<HiddenText> the review of {author}</HiddenText></summary>
      <form className={styles.form} method="post" action={address} onSubmit={(event) => { event.preventDefault(); void send(new FormData(event.currentTarget)); }}>
        <input type="hidden" name="do" value="report" /><input type="hidden" name="review" value={reviewId} />
        <Field label="What is wrong?">{(control) => <Select {...control} name="reason" options={reportReasons.map((reason) => ({ value: reason, label: reason }))} />}</Field>
        <Field label="What should moderators know?" optional>{(control) => <TextArea {...control} name="detail" rows={2} maxLength={2000} />}</Field>
        {problem && <Notice tone="danger" live>{problem}</Notice>}
        <div><Button type="submit" size="small" aria-disabled={state === 'sending'}>{state === 'sending' ? 'Sending…' : 'Send report'}</Button></div>
      </form>
    </details>
  );
}
