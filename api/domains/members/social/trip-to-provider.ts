import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import { now } from '../../../platform/clock.ts';
import type { ProviderClaims } from './known-member.ts';
import { returnAddress, type SignInProvider } from '../../../platform/settings/public.ts';
import { SignInRefusal } from './sign-in-refusal.ts';
import type { Trip } from './sign-in-trip.ts';

/** Milliseconds that a provider's clock may go after ours. */
const clockSkew = 60_000;

/** Providers' metadata are fetched once an hour. */
const known = new LRUCache<string, Promise<oidc.Configuration>>({ max: 50, ttl: 3_600_000 });

/** Providers date by the right time; ours may be wrong by hours, and is the database's then. In seconds. */
const skewNow = (): number => Math.round((now() - Date.now()) / 30_000) * 30;
const keyOf = ({ issuer, clientId }: SignInProvider, skew: number): string => `${issuer} ${clientId} ${skew}`;

function configurationOf(provider: SignInProvider): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = provider;
  const skew = skewNow();
  const key = keyOf(provider, skew);
  const before = known.get(key);
  if (before) return before;
  const discovered = oidc.discovery(
    new URL(issuer),
    clientId,
    { [oidc.clockSkew]: skew },
    oidc.ClientSecretBasic(clientSecret),
    {
      timeout: 10,
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [])],
    },
  );
  known.set(key, discovered);
  discovered.catch(() => known.delete(key)); // the caller gets the error; the next one tries again
  return discovered;
}

/**
 * Failures of what a provider has signed. Its keys may be new: openid-client fetches them every five minutes, and after
 * a minute if none has the name in the signature.
 */
const keyFailures = new Set(['OAUTH_INVALID_RESPONSE', 'OAUTH_KEY_SELECTION_FAILED']);

/** Where a browser goes to sign in at a provider, and what it carries with it. */
export async function leaveFor(
  provider: SignInProvider,
  publicUrl: string,
  { returnTo, link, prove }: Pick<Trip, 'returnTo' | 'link' | 'prove'>,
): Promise<{ readonly url: string; readonly trip: Trip }> {
  const configuration = await configurationOf(provider);
  const trip: Trip = {
    provider: provider.name,
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    returnTo,
    link,
    prove,
    startedAt: now(),
  };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(provider, publicUrl),
    scope: 'openid email profile',
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: 'S256',
    ...(prove === undefined ? {} : { max_age: '0' }),
  });
  return { url: url.href, trip };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined;

/** Takes the redirect of a provider, and requests the identity from it. Throws what openid-client throws. */
export async function comeBackFrom(
  provider: SignInProvider,
  publicUrl: string,
  search: string,
  { state, nonce, verifier, prove, startedAt }: Trip,
): Promise<ProviderClaims> {
  const configuration = await configurationOf(provider);
  const tokens = await oidc
    .authorizationCodeGrant(configuration, new URL(`${returnAddress(provider, publicUrl)}${search}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      // The next sign-in fetches the keys.
      if (error instanceof oidc.ClientError && keyFailures.has(error.code ?? ''))
        known.delete(keyOf(provider, skewNow()));
      throw error;
    });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider gave no id token.');
  // Not every provider states when it last authenticated; of one that does, an older time is rejected.
  if (prove !== undefined && typeof claims.auth_time === 'number' && claims.auth_time * 1000 < startedAt - clockSkew)
    throw new SignInRefusal('not-again');
  const more =
    claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {};
  const all: Readonly<Record<string, unknown>> = { ...claims, ...more };
  return {
    subject: claims.sub,
    email: textOf(all['email']),
    emailVerified: all['email_verified'] === true || all['email_verified'] === 'true',
    name: textOf(all['name']) ?? textOf(all['given_name']),
  };
}
