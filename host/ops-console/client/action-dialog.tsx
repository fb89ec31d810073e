import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, Dialog, Notice, useSubmission } from '@verandah/design';
import { failureOf } from './call.ts';
import styles from './act-dialog.module.css';

interface ActionDialogProps {
  readonly title: string;
  /** The label of the button, which names the action: 'Promote search 1.0.4'. */
  readonly act: string;
  onClose(): void;
  run(): Promise<void>;
  /** Called before the action; false: the content shows what is wrong, and its first wrong field gets the focus. */
  check?(): boolean;
  readonly children?: ReactNode;
  /** The action is not possible now. */
  readonly held?: boolean;
}

/** Confirms an action and names exactly what it will do. A rejection is shown here, and no input is lost. */
export function ActionDialog({ title, act, onClose, run, check, children, held = false }: ActionDialogProps) {
  const form = useId();
  const alert = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLFormElement>(null);
  const { state, problems, submit } = useSubmission();
  const running = state === 'sending';
  const problem = problems['form'];
  const start = () =>
    submit(async () => {
      await run();
      return {};
    }, failureOf);
  const [rejections, setRejections] = useState(0);
  useEffect(() => {
    if (rejections > 0) content.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus();
  }, [rejections]);
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" form={form} aria-disabled={running || held}>
            {running ? 'Working …' : act}
          </Button>
        </>
      }
    >
      <form
        ref={content}
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (held) return;
          if (check && !check()) setRejections(rejections + 1);
          else void start();
        }}
      >
        {problem && (
          <div ref={alert} tabIndex={-1} role="alert">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
        {children}
      </form>
    </Dialog>
  );
}

/** From one release to another. */
export const ChangeSummary = ({
  area,
  from,
  to,
  audience,
}: {
  readonly area: string;
  readonly from: string | null;
  readonly to: string;
  readonly audience?: string;
}) => (
  <dl className={styles.move}>
    <div>
      <dt>Area</dt>
      <dd>{area}</dd>
    </div>
    <div>
      <dt>From</dt>
      <dd>{from ?? 'nothing'}</dd>
    </div>
    <div>
      <dt>To</dt>
      <dd>
        {to}
        {audience && <span className={styles.target}> {audience}</span>}
      </dd>
    </div>
  </dl>
);
