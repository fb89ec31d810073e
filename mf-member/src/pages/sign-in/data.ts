import type { Problems } from '../../features/calls/outcome.ts';
import type { Reason } from './reasons.ts';

/** A sign-in provider. */
export interface Provider {
  readonly name: string;
  readonly label: string;
}

export interface SignInData {
  /** Path of this site to come back to. */
  readonly returnTo: string;
  readonly reason: Reason | null;
  readonly providers: readonly Provider[];
  /** Name of the member who is already signed in. */
  readonly already: string | null;
  readonly fields: SignInFields;
  /** A provider has sent the browser back: the host exchanges the code. */
  readonly returning: { readonly providerName: string; readonly authCode: string } | null;
  /** Validation errors of a form sent without script. */
  readonly problems: Problems;
}

/**
 * Fields of the form. The password is never sent back. `challenge` is set after a correct password if a second factor
 * is required, which `code` or `recovery` completes.
 */
export type SignInFields = Readonly<Record<'account' | 'password' | 'challenge' | 'code' | 'recovery', string>>;
export const noFields: SignInFields = { account: '', password: '', challenge: '', code: '', recovery: '' };
