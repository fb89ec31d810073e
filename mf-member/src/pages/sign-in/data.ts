import type { Problems } from '../../features/calls/outcome.ts';
import type { Reason } from './reasons.ts';

/** Who else signs members in. */
export interface Provider {
  readonly name: string;
  readonly label: string;
}

export interface SignInData {
  /** Path of this site to come back to. */
  readonly returnTo: string;
  readonly reason: Reason | null;
  readonly providers: readonly Provider[];
  /** Who is signed in already. */
  readonly already: string | null;
  readonly fields: SignInFields;
  /** A provider has sent the browser back: the host exchanges what it said. */
  readonly returning: { readonly providerName: string; readonly authCode: string } | null;
  /** Of a form that was sent without script. */
  readonly problems: Problems;
}

/**
 * The password is never sent back; `challenge` is the result of a right one where a second factor is required, by
 * `code` or `recovery`.
 */
export type SignInFields = Readonly<Record<'account' | 'password' | 'challenge' | 'code' | 'recovery', string>>;
export const noFields: SignInFields = { account: '', password: '', challenge: '', code: '', recovery: '' };
