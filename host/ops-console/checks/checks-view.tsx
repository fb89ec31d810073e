import { useState } from 'react';
import type { Verdict } from '@verandah/releases';
import { Button, Notice, useSubmission } from '@verandah/design';
import { callConsole, failureOf } from '../client/call.ts';
import { clockText } from '../client/moments.ts';
import { isOperations, useDesk } from '../client/session.ts';
import styles from './checks-view.module.css';

/** Verifies the log's hash chain and every stored release, on demand. */
export function ChecksView() {
  const { session } = useDesk();
  const [found, setFound] = useState<{ readonly verdict: Verdict; readonly at: number } | null>(null);
  const { state, problems, submit } = useSubmission();
  const running = state === 'sending';
  const check = () =>
    submit(async () => {
      setFound({ verdict: await callConsole<Verdict>('/ops/api/verify'), at: Date.now() });
      return {};
    }, failureOf);
  if (!isOperations(session)) return <Notice>Checking the log and the stored releases is for operations.</Notice>;
  const { verdict, at = 0 } = found ?? {};
  return (
    <>
      <p className={styles.lead}>
        Recomputes the chain of the whole log, and checks the signature and every file of every stored release and
        shell.
      </p>
      <div>
        <Button kind="primary" onClick={() => void check()} aria-disabled={running}>
          {running ? 'Checking …' : 'Check now'}
        </Button>
      </div>
      <div role="status" className={styles.result}>
        {problems['form'] && <Notice tone="danger">{problems['form']}</Notice>}
        {verdict && verdict.problems.length === 0 && (
          <Notice tone="success">
            No problem found at {clockText(at)}: {verdict.log.entries} entries of the log and {verdict.releases}{' '}
            releases.
          </Notice>
        )}
        {verdict && verdict.problems.length > 0 && (
          <Notice tone="danger">
            {verdict.problems.length === 1 ? 'A problem was' : `${verdict.problems.length} problems were`} found at{' '}
            {clockText(at)}:
            <ul>
              {verdict.problems.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        )}
        {verdict?.log.head && (
          <p className={styles.head}>
            Hash of the last entry: <code>{verdict.log.head}</code>. Record it elsewhere: it shows if the whole log is
            rewritten.
          </p>
        )}
      </div>
    </>
  );
}
