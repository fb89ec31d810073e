import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import type { ProviderClaims } from './known-member.ts';
import { returnAddress, type SignInProvider } from './provider.ts';
import type { Trip } from './sign-in-trip.ts';

/** What providers tell of themselves is asked once an hour. */
const known = new LRUCache<string, Promise<oidc.Configuration>>({ max: 50, ttl: 3_600_000 });

function configurationOf({ issuer, clientId, clientSecret }: SignInProvider): Promise<oidc.Configuration> {
  const key = `${issuer} ${clientId}`;
  const before = known.get(key);
  if (before) return before;
  const asked = oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
    timeout: 10, ...(issuer.startsWith('http:') ? { execute: [oidc.allowInsecureRequests] } : {}),
  });
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

/** Where a browser goes to sign in at a provider, and what it carries with it. */
export async function leaveFor(provider: SignInProvider, publicUrl: string, { returnTo, link }: Pick<Trip, 'returnTo' | 'link'>): Promise<{ readonly url: string; readonly trip: Trip }> {
  const configuration = await configurationOf(provider);
  const trip: Trip = { provider: provider.name, state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier(), returnTo, link, startedAt: Date.now() };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(provider, publicUrl), scope: 'openid email profile', state: trip.state, nonce: trip.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier), code_challenge_method: 'S256',
  });
  return { url: url.href, trip };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined);

/** Takes what a provider sent a browser back with, and asks it who that is. Throws what openid-client throws. */
export async function comeBackFrom(provider: SignInProvider, publicUrl: string, search: string, { state, nonce, verifier }: Trip): Promise<ProviderClaims> {
  const configuration = await configurationOf(provider);
  const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${returnAddress(provider, publicUrl)}${search}`), {
    expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider gave no id token.');
  const more = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
  const all: Readonly<Record<string, unknown>> = { ...claims, ...more };
  return { subject: claims.sub, email: text(all['email']), emailVerified: all['email_verified'] === true || all['email_verified'] === 'true', name: text(all['name']) ?? text(all['given_name']) };
}

/** What a provider said of its refusal; nothing of failures of our own. */
export function providerWords(error: unknown): readonly { readonly message: string }[] {
  if (!(error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)) return [];
  return [{ message: error.error_description ?? '' }];
}
