import { Button, Field, Notice, Select, TextArea } from '@verandah/design';
import { GraphError } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useState } from 'react';
import { reportPost } from '../../features/reviews/queries.ts';
import styles from './review.module.css';

const reasons = ['It is not about this place', 'It is advertising', 'It offends or threatens', 'It tells private things of someone', 'It is not true', 'Something else'];

interface ReportFormProps { readonly reviewId: string; readonly address: string; readonly reported: boolean; readonly refused: { readonly text: string; readonly problem: string } | null }

/** Tells the moderators about a review. */
export function ReportForm({ reviewId, address, reported, refused }: ReportFormProps) {
  const { graph, report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [state, setState] = useState<'open' | 'sending' | 'sent'>(reported ? 'sent' : 'open');
  const [problem, setProblem] = useState(refused?.problem ?? '');
  const send = async (form: FormData): Promise<void> => {
    if (state === 'sending') return;
    if (known && !signedIn) { askToSignIn({ reason: 'report' }); return; }
    setState('sending');
    setProblem('');
    try {
      await graph.write(reportPost, { kind: 'locationReview', id: reviewId, reason: String(form.get('reason')), detail: String(form.get('text')).trim() || null });
      setState('sent');
    } catch (error) {
      setState('open');
      if (error instanceof GraphError && error.code === 'SIGNED_OUT') { askToSignIn({ reason: 'report' }); return; }
      const refusal = error instanceof GraphError && error.code !== '' ? error.message : null;
      if (refusal === null) report(error, 'report');
      setProblem(refusal ?? 'Your report could not be sent just now. Try again.');
    }
  };
  return (
    <section className={styles.report} id="report" aria-labelledby="report-title">
      <h2 className={styles.heading} id="report-title">Report this review</h2>
      {state === 'sent' ? <Notice tone="success" live>Thank you. Our moderators will look at this review.</Notice> : (
        <form className={styles.form} method="post" action={`${address}#report`} onSubmit={(event) => { event.preventDefault(); void send(new FormData(event.currentTarget)); }}>
          <input type="hidden" name="do" value="report" />
          <Field label="What is wrong with it?">{(control) => <Select {...control} name="reason" options={reasons.map((reason) => ({ value: reason, label: reason }))} />}</Field>
          <Field label="What should moderators know?" optional>{(control) => <TextArea {...control} name="text" rows={2} maxLength={2000} defaultValue={refused?.text ?? ''} />}</Field>
          {problem && <Notice tone="danger" live>{problem}</Notice>}
          <div><Button type="submit" size="small" aria-disabled={state === 'sending'}>{state === 'sending' ? 'Sending…' : 'Send report'}</Button></div>
        </form>
      )}
    </section>
  );
}
