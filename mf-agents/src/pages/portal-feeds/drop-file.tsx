import { useWriteFailure } from '@verandah/areas/actions';
import { FileInput, Notice, useHydrated, useSubmission } from '@verandah/design';
import { useNavigate } from '@verandah/kit';
import { useId, useState } from 'react';
import styles from '../../features/portal/portal.module.css';
import { sendFile } from './send-file.ts';

/** Accepts a chosen or dropped file. It needs script; without script the document is pasted. */
export function DropFile() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const id = useId();
  const [over, setOver] = useState(false);
  const [name, setName] = useState('');
  const { failureOf } = useWriteFailure({ kind: 'feed' });
  const {
    state,
    problems: { file: problem },
    submit,
  } = useSubmission();
  const busy = state === 'sending';
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    await submit(async () => {
      setName(file.name);
      const sent = await sendFile(file);
      if ('problem' in sent) return { file: sent.problem };
      await navigate(`/agent-portal/feeds/${sent.id}`);
      return {};
    }, failureOf);
  };
  return (
    <div
      className={styles.drop}
      data-waiting={!hydrated || undefined}
      data-over={over || undefined}
      aria-busy={busy || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={id} className={styles.name}>
        REAXML or JSON file: choose it or drop it here
      </label>
      <FileInput
        id={id}
        text="Choose file"
        accept=".xml,.json,text/xml,application/xml,application/json"
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <p className={styles.muted} role="status">
        {busy && `Sending ${name}…`}
      </p>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}
