import { useState } from 'react';
import type { NotificationTarget } from '@verandah/releases';
import { Button, HiddenText, LineSkeleton, Notice } from '@verandah/design';
import { ActionDialog } from '../client/action-dialog.tsx';
import { callConsole } from '../client/call.ts';
import { momentText } from '../client/moments.ts';
import { listWords, useDesk } from '../client/session.ts';
import { useRead } from './use-read.ts';
import styles from './access-view.module.css';

const channelWords: Readonly<Record<NotificationTarget['channel'], string>> = {
  webhook: 'Webhook',
  chat: 'Chat',
  teams: 'Teams',
  mail: 'Mail to squads',
};
const kindWords: Readonly<Record<NotificationTarget['kinds'][number], string>> = {
  monitor: 'the health monitor',
  delivery: 'delivery plans',
  freeze: 'freezes',
  operation: 'other operations',
};

/** Where notifications of the log are sent. */
export function Targets({ actionCount }: { readonly actionCount: number }) {
  const { data, problem } = useRead<{ readonly targets: readonly NotificationTarget[] }>(
    '/ops/api/targets',
    actionCount,
  );
  const [testing, setTesting] = useState<string | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <section className={styles.part} aria-labelledby="targets">
      <h2 id="targets" className={styles.title}>
        Notifications
      </h2>
      {problem && <Notice tone="warning">{problem}</Notice>}
      {!data && !problem && (
        <div aria-busy="true">
          <LineSkeleton />
        </div>
      )}
      {data?.targets.length === 0 && (
        <p>
          Nobody is notified yet. <code>npm run ops -- notify add</code> adds a webhook, a chat or mails to squads.
        </p>
      )}
      <ul className={styles.list}>
        {data?.targets.map((target) => (
          <li key={target.name} className={styles.item}>
            <div>
              <h3 className={styles.name}>{target.name}</h3>
              <p>
                {channelWords[target.channel]}
                {target.host && ` ${target.host}`}: {listWords(target.kinds.map((kind) => kindWords[kind]))}
                {target.areas.length > 0 && ` in ${listWords(target.areas)}`}
              </p>
              <p className={styles.more}>
                added by {target.createdBy} ·{' '}
                {target.deliveredAt ? `last delivered on ${momentText(target.deliveredAt)}` : 'nothing delivered yet'}
                {target.waiting > 0 && ` · ${target.waiting} waiting`}
              </p>
              {target.failingSince && (
                <Notice tone="warning">
                  Failing since {momentText(target.failingSince)}: {target.problem}
                </Notice>
              )}
            </div>
            <div className={styles.buttons}>
              <Button size="small" onClick={() => setTesting(target.name)}>
                Send a test …<HiddenText> to {target.name}</HiddenText>
              </Button>
              <Button size="small" onClick={() => setRemoving(target.name)}>
                Remove …<HiddenText> {target.name}</HiddenText>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {testing && <TestDialog name={testing} onClose={() => setTesting(null)} />}
      {removing && <RemoveDialog name={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

interface TargetDialogProps {
  readonly name: string;
  onClose(): void;
}

function TestDialog({ name, onClose }: TargetDialogProps) {
  const { done } = useDesk();
  async function run(): Promise<void> {
    await callConsole(`/ops/api/targets/${encodeURIComponent(name)}/test`, {});
    onClose();
    done(`A test message to ${name} is on its way. A failure is shown here.`);
  }
  return (
    <ActionDialog title={`Send a test to ${name}`} act={`Send a test to ${name}`} onClose={onClose} run={run}>
      <p>Its receiver gets one message that names no release.</p>
    </ActionDialog>
  );
}

function RemoveDialog({ name, onClose }: TargetDialogProps) {
  const { done } = useDesk();
  async function run(): Promise<void> {
    await callConsole(`/ops/api/targets/${encodeURIComponent(name)}/remove`, {});
    onClose();
    done(`${name} is no longer notified.`);
  }
  return (
    <ActionDialog title={`Remove ${name}`} act={`Remove ${name}`} onClose={onClose} run={run}>
      <p>It gets no more notifications, including those that wait for it. Its secret and address are deleted.</p>
    </ActionDialog>
  );
}
