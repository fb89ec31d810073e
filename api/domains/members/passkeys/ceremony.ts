import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { RelyingParty } from './relying-party.ts';
import { challengeMinutes, type KnownCredential, type StoredCredential } from './store.ts';

/**
 * Ed25519, ES256 and RS256 (COSE), which all authenticators between them have. Named here, so that what is offered does
 * not depend on the Node version of the responding process.
 */
const algorithms = [-8, -7, -257];
const timeout = challengeMinutes * 60_000;

/** Loaded at the first use: its parsers of certificates take a fifth of a second, and most processes verify nothing. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

const decodeBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(base64url, 'base64url'));
const encodeText = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** Base64url without padding. */
const encodedUpTo = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be base64url'), v.maxLength(most));
// Credential identifiers have at most 1,023 bytes (WebAuthn, 4).
const credentialId = encodedUpTo(1364);
const transports = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10));
const common = { id: credentialId, rawId: credentialId, type: v.literal('public-key') };

/** `PublicKeyCredential.toJSON()` of a new credential; what the browser adds is ignored. */
export const newCredential = v.looseObject({
  ...common,
  response: v.looseObject({
    clientDataJSON: encodedUpTo(5000),
    attestationObject: encodedUpTo(20_000),
    transports: v.optional(transports),
  }),
});
export type NewCredential = v.InferOutput<typeof newCredential>;

/** `PublicKeyCredential.toJSON()` of a signature. */
export const assertion = v.looseObject({
  ...common,
  response: v.looseObject({
    clientDataJSON: encodedUpTo(5000),
    authenticatorData: encodedUpTo(5000),
    signature: encodedUpTo(5000),
    userHandle: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  }),
});
export type Assertion = v.InferOutput<typeof assertion>;

const descriptor = v.strictObject({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
});
/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = v.strictObject({
  challenge: v.string(),
  rp: v.strictObject({ id: v.string(), name: v.string() }),
  user: v.strictObject({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.strictObject({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  attestation: v.string(),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.strictObject({
    residentKey: v.string(),
    requireResidentKey: v.boolean(),
    userVerification: v.string(),
  }),
});
export type CreationOptions = v.InferOutput<typeof creationOptions>;
/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = v.strictObject({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.string(),
});
export type RequestOptions = v.InferOutput<typeof requestOptions>;

/**
 * What a browser creates a passkey with: one that names its member by itself, so that signing in needs no username, and
 * that is unlocked by PIN, finger or face. No statement of its maker is wanted.
 * @param known existing passkeys of the member, which authenticators exclude
 */
export const creationOptionsFor = (
  party: RelyingParty,
  member: { readonly name: string; readonly email: string },
  challenge: string,
  userHandle: string,
  known: readonly KnownCredential[],
): CreationOptions => ({
  challenge,
  rp: { id: party.id, name: 'Verandah' },
  user: { id: userHandle, name: member.email, displayName: member.name },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
  timeout,
  attestation: 'none',
  excludeCredentials: known.map((each) => ({
    id: each.credentialId,
    type: 'public-key' as const,
    ...(each.transports.length > 0 && { transports: [...each.transports] }),
  })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});

/** What a browser signs in with: by any passkey of the site. The same for everybody. */
export const requestOptionsFor = ({ id }: RelyingParty, challenge: string): RequestOptions => ({
  challenge,
  rpId: id,
  timeout,
  userVerification: 'required',
});

/** Data of the browser that the authenticator has signed; undefined when they are none. */
function clientDataOf(encodedData: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(encodedData, 'base64url').toString());
    return typeof data === 'object' && data !== null ? { ...data } : undefined;
  } catch {
    return undefined; // not JSON: the ceremony is rejected
  }
}

/** The challenge in a credential, not yet verified; undefined without one. */
export function challengeOf({ response }: NewCredential | Assertion): string | undefined {
  const challenge = clientDataOf(response.clientDataJSON)?.['challenge'];
  return typeof challenge === 'string' ? challenge : undefined;
}

/**
 * The site frames none of its pages, so no credential comes from a frame; the library allows it without `topOrigin`.
 */
function refuseFrame(encodedData: string): void {
  const { crossOrigin, topOrigin } = clientDataOf(encodedData) ?? {};
  if ((crossOrigin ?? false) !== false || topOrigin !== undefined) throw new Error('The credential is from a frame.');
}

/**
 * The attestation without its statement. It was not requested, and verifying it would read certificates of a stranger's
 * making and fetch revocation lists from the addresses in them.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await loadHelpers();
  const authData = decodeAttestationObject(decodeBytes(attestationObject)).get('authData');
  return encodeText(
    isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]),
    ),
  );
}

/** Stored data of a new credential. */
export interface VerifiedCredential {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
}

/**
 * Verifies a new credential (WebAuthn, 7.1).
 * @throws {Error} for one that is not from this site, not unlocked by its owner, or not what was requested
 */
export async function verifyCreation(
  party: RelyingParty,
  challenge: string,
  { id, rawId, type, response: { clientDataJSON, attestationObject, transports: reached = [] } }: NewCredential,
): Promise<VerifiedCredential> {
  refuseFrame(clientDataJSON);
  const response: RegistrationResponseJSON = {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject: await withoutStatement(attestationObject) },
    clientExtensionResults: {},
  };
  const { verifyRegistrationResponse } = await loadLibrary();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  });
  if (!verified || registrationInfo.credential.id !== id) throw new Error('The credential is another one.');
  return {
    credentialId: id,
    publicKey: encodeText(registrationInfo.credential.publicKey),
    signCount: registrationInfo.credential.counter,
    transports: reached,
    backupEligible: registrationInfo.credentialDeviceType === 'multiDevice',
    backedUp: registrationInfo.credentialBackedUp,
  };
}

/**
 * Verifies a signature of a passkey (WebAuthn, 7.2).
 * @returns its new counter, and whether it is synchronised
 * @throws {Error} also for a counter that has not advanced, which is how a copied authenticator shows
 */
export async function verifyAssertion(
  party: RelyingParty,
  challenge: string,
  { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }: Assertion,
  stored: StoredCredential,
): Promise<{ readonly signCount: number; readonly backedUp: boolean }> {
  refuseFrame(clientDataJSON);
  if (userHandle !== stored.userHandle) throw new Error('The passkey names another member.');
  const response: AuthenticationResponseJSON = {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
    clientExtensionResults: {},
  };
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: decodeBytes(stored.publicKey), counter: stored.signCount },
    requireUserVerification: true,
  });
  if (!verified) throw new Error('The signature is wrong.');
  // Whether it may be synchronised is decided at its creation.
  if ((authenticationInfo.credentialDeviceType === 'multiDevice') !== stored.backupEligible)
    throw new Error('The passkey changed whether it can be backed up.');
  return { signCount: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}
