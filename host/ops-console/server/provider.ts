import { parseCookie, stringifySetCookie } from 'cookie';
import * as oidc from 'openid-client';
import * as v from 'valibot';
import type { Grant } from '@verandah/releases';
import { openText, sealText } from '@verandah/storage';
import type { OpsProvider } from '../settings.ts';
import { grantOfClaims } from './grant-of-claims.ts';

const name = 'ops-sign-in';
const tripSeconds = 600;
/** What a browser carries from leaving for the provider until it comes back. */
const trip = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ state: v.string(), nonce: v.string(), verifier: v.string(), until: v.number() }),
);

export const returnPath = '/ops/sign-in/provider/return';
// It comes back with a navigation from another site, which a strict cookie would not come along with.
const cookie = (value: string, maxAge: number, secure: boolean): string =>
  stringifySetCookie({
    name: secure ? `__Secure-${name}` : name,
    value,
    maxAge,
    path: '/ops/sign-in',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
export const endedTrip = (secure: boolean): string => cookie('', 0, secure);

export interface ProviderSignIn {
  /** Where a browser goes, and the cookie that it takes along. */
  leave(): Promise<{ readonly url: string; readonly setCookie: string }>;
  /** Who came back. null: nobody who began here, or too late. @param search of the address that they came back to */
  comeBack(search: string, cookies: string | undefined): Promise<Grant | string | null>;
}

/** Signing in at an OpenID Connect provider: code flow with PKCE, state and nonce. */
export function providerSignIn(provider: OpsProvider, publicUrl: string, key: Uint8Array): ProviderSignIn {
  const secure = publicUrl.startsWith('https:');
  const redirect = `${publicUrl}${returnPath}`;
  let known: Promise<oidc.Configuration> | undefined;
  /**
   * Discovered when first needed, and again after a failure: a provider that is away must not prevent the host from
   * starting.
   */
  function configuration(): Promise<oidc.Configuration> {
    known ??= oidc
      .discovery(
        new URL(provider.issuer),
        provider.clientId,
        undefined,
        oidc.ClientSecretBasic(provider.clientSecret),
        {
          timeout: 10,
          execute: [
            oidc.enableNonRepudiationChecks,
            ...(provider.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
          ],
        },
      )
      .catch((problem: unknown) => {
        known = undefined;
        throw problem;
      });
    return known;
  }

  return {
    async leave() {
      const asked = await configuration();
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
      const url = oidc.buildAuthorizationUrl(asked, {
        redirect_uri: redirect,
        scope: provider.scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return {
        url: url.href,
        setCookie: cookie(
          sealText(JSON.stringify({ state, nonce, verifier, until: Date.now() + tripSeconds * 1000 }), name, key),
          tripSeconds,
          secure,
        ),
      };
    },
    async comeBack(search, cookies) {
      const held = v.safeParse(
        trip,
        openText(parseCookie(cookies ?? '')[secure ? `__Secure-${name}` : name] ?? '', name, key),
      );
      if (!held.success || held.output.until <= Date.now()) return null;
      const { state, nonce, verifier } = held.output;
      const asked = await configuration();
      const tokens = await oidc.authorizationCodeGrant(asked, new URL(`${redirect}${search}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider gave no id token.');
      const more =
        [provider.claim, 'email'].some((each) => claims[each] === undefined) &&
        asked.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(asked, tokens.access_token, claims.sub)
          : {};
      return grantOfClaims({ ...claims, ...more }, provider);
    },
  };
}
