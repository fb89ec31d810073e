import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { browserRest } from '@verandah/areas';
import { literal, number, object, parse, string } from 'valibot';
import { CallFailed, sendCall, type Outcome } from '../calls/outcome.ts';

const optionsShape = object({
  challenge: string(),
  rpId: string(),
  timeout: number(),
  userVerification: literal('required'),
});

/**
 * `dismissed`: no passkey was used, because the member closed the browser's dialog or has none. `replaced`: another
 * request took over, or the page was left.
 */
export type Signed = Outcome | 'dismissed' | 'replaced';

/** Where a signature is sent: it signs in, or re-authenticates the signed-in member. */
export type Purpose = '/auth/passkey' | '/auth/prove/passkey';

type Log = (error: unknown) => void;

/** @param autofill where the browser offers passkeys beside a field: aborted when the page is left */
async function askBrowser(purpose: Purpose, log: Log, autofill?: AbortSignal): Promise<Signed | 'expired'> {
  const begun = await sendCall(browserRest, { method: 'POST', path: '/auth/passkey/options' }, [], log);
  if (!begun.taken) return begun;
  if (autofill?.aborted) return 'replaced';
  const optionsJSON = parse(optionsShape, begun.body);
  let expired = false;
  const expire = (): void => {
    expired = true;
    WebAuthnAbortService.cancelCeremony();
  };
  const expiry = autofill && setTimeout(expire, optionsJSON.timeout * 0.9);
  try {
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill !== undefined });
    return await sendCall(browserRest, { method: 'POST', path: purpose, body: { credential } }, [], log);
  } catch (error) {
    if (error instanceof CallFailed) throw error;
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError') return expired ? 'expired' : 'replaced';
    // Some browsers report that they offer passkeys beside a field, and then reject the call.
    if (name === 'NotSupportedError' && autofill !== undefined) return 'replaced';
    if (name !== 'NotAllowedError') log(error);
    return 'dismissed';
  } finally {
    clearTimeout(expiry);
  }
}

/** Opens the browser's dialog for passkeys and sends the signature.
 * @throws {CallFailed} when the API failed or could not be reached
 */
export async function signWithPasskey(purpose: Purpose, log: Log): Promise<Signed> {
  const signed = await askBrowser(purpose, log);
  return signed === 'expired' ? 'dismissed' : signed;
}

/**
 * Has the browser offer passkeys where it fills in the username, until one is chosen. A dialog that is opened meanwhile
 * takes over.
 * @param leaving aborted when the page is left
 * @throws {CallFailed}
 */
export async function offerPasskeys(leaving: AbortSignal, log: Log): Promise<Signed> {
  if (!(await browserSupportsWebAuthnAutofill()) || leaving.aborted) return 'replaced';
  const cancel = (): void => WebAuthnAbortService.cancelCeremony();
  leaving.addEventListener('abort', cancel);
  try {
    let signed = await askBrowser('/auth/passkey', log, leaving);
    // A page that is open for longer than a challenge lasts gets another.
    while (signed === 'expired') signed = await askBrowser('/auth/passkey', log, leaving);
    return signed;
  } finally {
    leaving.removeEventListener('abort', cancel);
  }
}
