import { Button, HiddenText, Notice, useHydrated } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { useState } from 'react';
import { isCallFailed, unreachable } from '../../features/calls/outcome.ts';
import { FormProblem } from '../../features/form/form-problem.tsx';
import { TextField } from '../../features/form/text-field.tsx';
import { isSupported } from '../../features/passkeys/is-supported.ts';
import type { Passkeys as Own } from './account.ts';
import styles from './account.module.css';
import { doneText } from './action.ts';
import { timeAgo } from './ago.ts';
import type { AccountData } from './data.ts';
import { Part, SectionForm } from './section.tsx';

export interface PasskeysProps {
  readonly data: AccountData;
  readonly passkeys: Own['passkeys'];
}

/** The member's passkeys: naming, removing and adding them. */
export function Passkeys({ data, passkeys }: PasskeysProps) {
  const now = useNow();
  const { done } = data;
  return (
    <Part
      id="passkeys"
      title="Passkeys"
      lead="Sign in with your fingerprint, face or screen lock instead of a password. You won’t need a code either."
      done={done?.startsWith('passkey-') === true}
      doneForm={done ?? undefined}
    >
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Passkeys">
          {passkeys.map(({ id, name, backedUp, createdAt, lastUsedAt }) => (
            <li key={id}>
              <div>
                {name}
                <span className={styles.small}>
                  {lastUsedAt === null
                    ? `added ${timeAgo(createdAt, now)}, never used`
                    : `last used ${timeAgo(lastUsedAt, now)}`}
                  {!backedUp && ', on one device only'}
                </span>
                <Rename data={data} passkey={String(id)} name={name} />
              </div>
              <SectionForm data={data} section="passkey-end" place="passkeys" fields={{ passkey: String(id) }}>
                {({ busy }) => (
                  <>
                    <input type="hidden" name="passkey" value={id} />
                    <Button type="submit" size="small" aria-disabled={busy}>
                      <span>
                        Remove<HiddenText> passkey: {name}</HiddenText>
                      </span>
                    </Button>
                  </>
                )}
              </SectionForm>
            </li>
          ))}
        </ul>
      )}
      <Add data={data} />
    </Part>
  );
}

interface RenameProps {
  readonly data: AccountData;
  readonly passkey: string;
  readonly name: string;
}
const Rename = ({ data, passkey, name }: RenameProps) => (
  // A new name closes it.
  <details key={name} open={data.refused?.section === 'passkey-name' && data.refused.fields['passkey'] === passkey}>
    <summary>
      Rename<HiddenText> passkey: {name}</HiddenText>
    </summary>
    <SectionForm
      data={data}
      section="passkey-name"
      place="passkeys"
      fields={{ passkey, passkeyName: name }}
      label={`Rename ${name}`}
    >
      {({ fields, problems, busy, change }) => (
        <>
          <input type="hidden" name="passkey" value={passkey} />
          <TextField
            label="Name"
            name="passkeyName"
            autoComplete="off"
            maxLength={80}
            required
            value={fields['passkeyName'] ?? ''}
            error={problems['passkeyName']}
            onChange={(value) => change('passkeyName', value)}
          />
          <Button type="submit" aria-disabled={busy}>
            Save name
          </Button>
        </>
      )}
    </SectionForm>
  </details>
);

/** Adds a passkey of this device, or of one that the browser reaches. */
function Add({ data }: Pick<PasskeysProps, 'data'>) {
  const {
    settings: { id },
    devices,
  } = data;
  const { bus, navigate, report } = useServices();
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<string | undefined>();
  const [adding, setAdding] = useState(false);
  const finish = async (options: unknown, name: string): Promise<void> => {
    setAdding(true);
    setProblem(undefined);
    const log = (error: unknown): void => report(error, 'account passkey');
    try {
      const { createPasskey } = await import('../../features/passkeys/create.ts');
      const created = await createPasskey(id, options, name, log);
      if (created !== null) return setProblem(created);
      bus.publish('notifications', { kind: 'success', text: doneText['passkey-add'] });
      await navigate('/account', { replace: true, keepScroll: true });
    } catch (error) {
      if (!isCallFailed(error)) log(error);
      setProblem(unreachable);
    } finally {
      setAdding(false);
    }
  };
  if (!hydrated)
    return (
      <div className={styles.awaited}>
        <noscript>
          <p>To add a passkey, turn on JavaScript in your browser. Without it, sign in with your password.</p>
        </noscript>
      </div>
    );
  if (!isSupported())
    return (
      <Notice tone="info">
        This browser can’t create passkeys. Update it, or open your account in a browser that can. Your password works
        everywhere.
      </Notice>
    );
  const device = devices.find(({ current }) => current)?.device ?? '';
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <SectionForm
        data={data}
        section="passkey-add"
        place="passkeys"
        fields={{ passkeyName: device }}
        label="New passkey"
        onTaken={(options, { passkeyName = device }) => {
          void finish(options, passkeyName.trim());
          return true;
        }}
      >
        {({ fields, problems, busy, change }) => (
          <>
            <TextField
              label="Name of the passkey"
              name="passkeyName"
              autoComplete="off"
              maxLength={80}
              required
              hint="So that you recognise it in this list."
              value={fields['passkeyName'] ?? ''}
              error={problems['passkeyName']}
              onChange={(value) => change('passkeyName', value)}
            />
            <Button type="submit" aria-disabled={busy || adding}>
              Add a passkey
            </Button>
          </>
        )}
      </SectionForm>
    </>
  );
}
