import { plural } from '@verandah/market';
import { Button, Notice, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useState } from 'react';
import { safeParse } from 'valibot';
import { PasswordField } from '../../features/form/password-field.tsx';
import { codesShape, setupShape, type FactorSetup } from './account.ts';
import type { Section } from './action.ts';
import { CodeField } from './code-field.tsx';
import type { AccountData } from './data.ts';
import { Part, SectionForm } from './section.tsx';
import styles from './account.module.css';

export interface SecondFactorProps {
  readonly data: AccountData;
}

/** Two-factor authentication: switching it on with an app, its recovery codes, and switching it off. */
export function SecondFactor({ data }: SecondFactorProps) {
  const {
    done,
    factor,
    settings: { secondFactor },
  } = data;
  const [setup, setSetup] = useState(factor && 'setup' in factor ? factor.setup : null);
  const [codes, setCodes] = useState(factor && 'codes' in factor ? factor.codes : null);
  if (!secondFactor) return null;
  const { on, codesLeft, required } = secondFactor;
  const begun = (body: unknown): boolean => {
    const read = safeParse(setupShape, body);
    if (read.success) setSetup(read.output);
    return true;
  };
  const handleResult = (body: unknown): boolean => {
    const read = safeParse(codesShape, body);
    if (read.success) setCodes(read.output.recoveryCodes);
    setSetup(null);
    return false;
  };
  return (
    <Part
      id="second-factor"
      title="Two-factor authentication"
      lead="Enter a code from your phone as well as your password when you sign in, so a stolen password isn’t enough."
      done={done?.startsWith('factor-') === true && !setup}
      doneForm={done ?? undefined}
    >
      {required && !on && (
        <Notice tone="info">You’re an admin. Turn on two-factor authentication to use your admin tools.</Notice>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {!on && !setup && (
        <SectionForm
          data={data}
          section="factor-begin"
          place="second-factor"
          fields={{}}
          label="Two-factor authentication"
          onTaken={begun}
        >
          {({ busy }) => (
            <Button type="submit" aria-disabled={busy}>
              Turn on
            </Button>
          )}
        </SectionForm>
      )}
      {!on && setup && <Setup data={data} setup={setup} onTaken={handleResult} />}
      {on && (
        <>
          <p>
            Two-factor authentication is on.{' '}
            {codesLeft === 0
              ? 'You have no recovery codes left. Create new ones now.'
              : `You have ${plural(codesLeft, 'recovery code')} left.`}
          </p>
          <Change
            data={data}
            section="factor-codes"
            summary="New recovery codes"
            button="Create new recovery codes"
            onTaken={handleResult}
          >
            Your existing codes will stop working.
          </Change>
          <Change
            data={data}
            section="factor-off"
            summary="Turn off"
            button="Turn off two-factor authentication"
            onTaken={() => {
              setCodes(null);
              return false;
            }}
          >
            You’ll only need your password to sign in.
          </Change>
        </>
      )}
    </Part>
  );
}

function Setup({
  data,
  setup: { secret, qr },
  onTaken,
}: {
  readonly data: AccountData;
  readonly setup: FactorSetup;
  onTaken(body: unknown): boolean;
}) {
  return (
    <>
      <p>Scan this code with an authenticator app on your phone.</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        width={208}
        height={208}
        alt="QR code for your authenticator app"
      />
      <p className={styles.small}>
        Or enter this key in the app: <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <SectionForm
        data={data}
        section="factor-on"
        place="second-factor"
        fields={{ code: '' }}
        label="Confirm two-factor authentication"
        onTaken={onTaken}
      >
        {({ fields, problems, busy, change }) => (
          <>
            <CodeField
              name="code"
              value={fields['code'] ?? ''}
              error={problems['code']}
              onChange={(value) => change('code', value)}
            />
            <Button type="submit" kind="primary" aria-disabled={busy}>
              Confirm and turn on
            </Button>
          </>
        )}
      </SectionForm>
    </>
  );
}

interface ChangeProps {
  readonly data: AccountData;
  readonly section: Section;
  readonly summary: string;
  readonly button: string;
  readonly children: string;
  onTaken(body: unknown): boolean;
}
const Change = ({ data, section, summary, button, children, onTaken }: ChangeProps) => (
  <details open={data.refused?.section === section}>
    <summary>{summary}</summary>
    <SectionForm
      data={data}
      section={section}
      place="second-factor"
      fields={{ password: '', code: '' }}
      label={summary}
      onTaken={onTaken}
    >
      {({ fields, problems, busy, change }) => (
        <>
          <p>{children}</p>
          {data.settings.hasPassword && (
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              value={fields['password'] ?? ''}
              error={problems['password']}
              onChange={(value) => change('password', value)}
            />
          )}
          <CodeField
            name="code"
            hint="Enter the 6-digit code or one of your recovery codes."
            value={fields['code'] ?? ''}
            error={problems['code']}
            onChange={(value) => change('code', value)}
          />
          <Button type="submit" aria-disabled={busy}>
            {button}
          </Button>
        </>
      )}
    </SectionForm>
  </details>
);

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { bus, report } = useServices();
  const hydrated = useHydrated();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      bus.publish('notifications', { kind: 'success', text: 'Recovery codes copied.' });
    } catch (error) {
      report(error, 'copy recovery codes');
      bus.publish('notifications', {
        kind: 'error',
        text: 'We couldn’t copy the codes. Select them and copy them yourself.',
      });
    }
  };
  return (
    <div className={styles.codes} role="group" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">Your recovery codes</h3>
      <p>
        Use one to sign in when you don’t have your phone. Each code works once. We won’t show them again, so print them
        or save them somewhere safe.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.key}>{code}</code>
          </li>
        ))}
      </ul>
      {hydrated && (
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              void copy();
            }}
          >
            Copy codes
          </Button>
          <Button
            onClick={() => {
              window.print();
            }}
          >
            Print
          </Button>
        </div>
      )}
    </div>
  );
}
