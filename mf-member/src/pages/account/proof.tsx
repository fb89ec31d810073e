import { Notice } from '@verandah/design';
import { PasswordField } from '../../features/form/password-field.tsx';
import type { Settings } from './account.ts';
import { ProveByPasskey } from './prove-by-passkey.tsx';
import { CodeField } from './code-field.tsx';

interface ProofProps {
  readonly settings: Pick<Settings, 'hasPassword' | 'linkedSignIns' | 'secondFactor'>;
  /** Fragment of the page to which the browser returns. */
  readonly place: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
  /** Whether the member can confirm with a passkey instead. */
  readonly hasPasskey: boolean;
  onProven(): void;
  /** Code of the app, for members with a second factor. */
  readonly code: { readonly value: string; readonly error: string | undefined; onChange(value: string): void };
}

/** Re-authentication: by password and a code of the member's app, or by their provider. */
export const Proof = ({
  settings: { hasPassword, linkedSignIns, secondFactor },
  place,
  value,
  error,
  onChange,
  hasPasskey,
  onProven,
  code,
}: ProofProps) =>
  hasPassword ? (
    <>
      <PasswordField
        label="Confirm your password"
        name="proof"
        autoComplete="current-password"
        value={value}
        error={error}
        onChange={onChange}
      />
      {secondFactor?.on && <CodeField {...code} name="proofCode" />}
      {hasPasskey && <ProveByPasskey onProven={onProven} />}
    </>
  ) : (
    <div
      tabIndex={-1}
      role={error === undefined ? undefined : 'alert'}
      data-problem={error === undefined ? undefined : ''}
    >
      <Notice tone="info">
        It’s been a while since you signed in.{' '}
        {linkedSignIns.length === 0 ? 'Confirm it’s you with your passkey.' : 'To confirm it’s you, '}
        {linkedSignIns.map(({ provider, label }, at) => (
          <span key={provider}>
            {at > 0 && ' or '}
            <a
              href={`/auth/social/${provider}?${new URLSearchParams({ prove: '1', returnTo: `/account#${place}` }).toString()}`}
              data-reload=""
            >
              sign in with {label}
            </a>
          </span>
        ))}
      </Notice>
      {hasPasskey && <ProveByPasskey onProven={onProven} />}
    </div>
  );
