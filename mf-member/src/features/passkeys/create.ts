import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { browserRest } from '@verandah/areas';
import { array, literal, looseObject, number, object, parse, string } from 'valibot';
import { sendCall } from '../calls/outcome.ts';

const optionsShape = looseObject({
  challenge: string(),
  rp: object({ id: string(), name: string() }),
  user: object({ id: string(), name: string(), displayName: string() }),
  pubKeyCredParams: array(object({ alg: number(), type: literal('public-key') })),
});

/** What the errors of `navigator.credentials.create()` mean to a member. */
const problems: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was added. Try again, and follow what your browser asks for.',
  InvalidStateError: 'This device or password manager already has a passkey of yours.',
  ConstraintError: 'This device can’t hold a passkey. Set up a screen lock or PIN first, or use your phone.',
  NotSupportedError: 'This device can’t hold a passkey. Use your phone or another browser.',
  AbortError: 'No passkey was added. Try again.',
};

/**
 * Has the browser create a passkey, and adds it to the account.
 * @param options of the API, for one passkey
 * @returns null once it is added, or why it is not, in words
 * @throws {CallFailed} when the API failed or could not be reached
 */
export async function createPasskey(
  memberId: number,
  options: unknown,
  name: string,
  log: (error: unknown) => void,
): Promise<string | null> {
  const optionsJSON = parse(optionsShape, options) as PublicKeyCredentialCreationOptionsJSON;
  let credential;
  try {
    credential = await startRegistration({ optionsJSON });
  } catch (error) {
    const known = error instanceof Error ? problems[error.name] : undefined;
    if (known === undefined) log(error);
    return known ?? 'We couldn’t add a passkey. Please try again.';
  }
  const outcome = await sendCall(
    browserRest,
    { method: 'POST', path: `/rest/member/${memberId}/passkeys`, body: { name, credential } },
    [],
    log,
  );
  return outcome.taken ? null : (outcome.problems.form ?? null);
}
