import { Button, Field, HiddenText, Notice, Select, TextArea } from '@verandah/design';
import { isSignedOut, refusalText, unreachable } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useState } from 'react';
import { writeReport, type ReportKind } from '../thread/queries.ts';
import { reportReasons } from './reasons.ts';
import styles from './report-form.module.css';

interface ReportFormProps {
  readonly kind: ReportKind;
  readonly postId: string;
  /** What is reported, in a word: 'question'. */
  readonly what: string;
  readonly address: string;
  /** It has just been reported without script. */
  readonly reported: boolean;
}

type State = 'open' | 'sending' | 'sent';

/** Tells the moderators about a post: opens where it stands, works without script. */
export function ReportForm({ kind, postId, what, address, reported }: ReportFormProps) {
  const { graph, report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [state, setState] = useState<State>(reported ? 'sent' : 'open');
  const [problem, setProblem] = useState('');
  const send = async (form: FormData): Promise<void> => {
    if (state === 'sending') return;
    if (known && !signedIn) { askToSignIn({ reason: 'report' }); return; }
    setState('sending');
    setProblem('');
    try {
      await graph.write(writeReport, { kind, id: postId, reason: String(form.get('reason')), detail: String(form.get('detail')).trim() });
      setState('sent');
    } catch (error) {
      setState('open');
      if (isSignedOut(error)) { askToSignIn({ reason: 'report' }); return; }
      const said = refusalText(error);
      if (said === null) report(error, 'report');
      setProblem(said ?? unreachable);
    }
  };
  if (state === 'sent') return <div className={styles.sent}><Notice tone="success" live>Thank you. Our moderators will look at this {what}.</Notice></div>;
  return (
    <details className={styles.report} name={`report-${kind}-${postId}`}>
      <summary className={styles.summary}>Report<HiddenText> this {what}</HiddenText></summary>
      <form className={styles.form} method="post" action={address} onSubmit={(event) => { event.preventDefault(); void send(new FormData(event.currentTarget)); }}>
        <input type="hidden" name="do" value="report" /><input type="hidden" name="kind" value={kind} /><input type="hidden" name="id" value={postId} />
        <Field label="What is wrong?">{(control) => <Select {...control} name="reason" options={reportReasons.map((reason) => ({ value: reason, label: reason }))} />}</Field>
        <Field label="What should moderators know?" optional>{(control) => <TextArea {...control} name="detail" rows={2} maxLength={2000} />}</Field>
        {problem && <Notice tone="danger" live>{problem}</Notice>}
        <div><Button type="submit" size="small" aria-disabled={state === 'sending'}>{state === 'sending' ? 'Sending…' : 'Send report'}</Button></div>
      </form>
    </details>
  );
}
