import { useState } from 'react';
import type { Action, MadeToken } from '@verandah/releases';
import { Button, Checkbox, Dialog, Field, Notice, Select, TextInput } from '@verandah/design';
import { ActionDialog } from '../client/action-dialog.tsx';
import { callConsole } from '../client/call.ts';
import { momentText } from '../client/moments.ts';
import { useDesk, wordOf } from '../client/session.ts';
import styles from './access-view.module.css';

const day = 86_400_000;
const lengths = [7, 30, 90, 365].map((days) => ({ value: String(days * day), label: `${days} days` }));
const actions: readonly Action[] = ['publish', 'promote', 'rollback', 'rollout', 'preview', 'withdraw'];
const everything = '*';

/** Creates a token and shows it once. */
export function TokenDialog({ areas, onClose }: { readonly areas: readonly string[]; onClose(): void }) {
  const { done } = useDesk();
  const [name, setName] = useState('');
  const [area, setArea] = useState(areas[0] ?? everything);
  const [chosen, setChosen] = useState<readonly Action[]>(['publish', 'promote', 'rollback']);
  const [lasts, setLasts] = useState(String(90 * day));
  const [made, setMade] = useState<MadeToken | null>(null);
  const [copied, setCopied] = useState(false);
  if (made) {
    const copy = (): void =>
      void navigator.clipboard.writeText(made.token).then(
        () => setCopied(true),
        () => setCopied(false),
      );
    const close = (): void => {
      onClose();
      done(`Token ${made.name} created. It expires on ${momentText(made.expiresAt)}.`);
    };
    return (
      <Dialog
        open
        onClose={close}
        title={`Token ${made.name}`}
        footer={
          <>
            <Button onClick={copy}>Copy</Button>
            <Button kind="primary" onClick={close}>
              I’ve stored it
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <Notice tone="warning">
            Copy the token now. We won’t show it again. Anyone with it has its permissions.
          </Notice>
          <Field label="Token">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                readOnly
                value={made.token}
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
          <div role="status">{copied && <Notice tone="success">Copied.</Notice>}</div>
        </div>
      </Dialog>
    );
  }
  const forAll = area === everything;
  async function run(): Promise<void> {
    setMade(
      await callConsole<MadeToken>('/ops/api/tokens', {
        ...(name.trim() && { name: name.trim() }),
        area: forAll ? null : area,
        actions: forAll ? [] : chosen,
        lasts: Number(lasts),
      }),
    );
  }
  return (
    <ActionDialog title="Create a token" act="Create token" onClose={onClose} run={run}>
      <Field label="Name" optional hint="Shown in the log, such as ci-search.">
        {(control) => (
          <TextInput
            autoComplete="off"
            {...control}
            name="name"
            maxLength={60}
            pattern="[A-Za-z0-9][A-Za-z0-9_.@\-]*"
            title="Letters, digits and any of . _ - @"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Area">
        {(control) => (
          <Select
            {...control}
            name="area"
            value={area}
            onChange={(event) => setArea(event.target.value)}
            options={[
              ...areas.map((each) => ({ value: each, label: each })),
              { value: everything, label: 'Operations: everything, everywhere' },
            ]}
          />
        )}
      </Field>
      {!forAll && (
        <fieldset>
          <legend className={styles.legend}>Permissions</legend>
          {actions.map((action) => (
            <Checkbox
              key={action}
              label={wordOf(action)}
              checked={chosen.includes(action)}
              onChange={({ target }) =>
                setChosen(actions.filter((each) => (each === action ? target.checked : chosen.includes(each))))
              }
            />
          ))}
        </fieldset>
      )}
      <Field label="Expires after">
        {(control) => (
          <Select
            {...control}
            name="lasts"
            value={lasts}
            onChange={(event) => setLasts(event.target.value)}
            options={lengths}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
