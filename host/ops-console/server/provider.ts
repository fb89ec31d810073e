import { parseCookie, stringifySetCookie } from 'cookie';
import * as oidc from 'openid-client';
import * as v from 'valibot';
import type { Grant } from '@verandah/releases';
import { openText, sealText } from '@verandah/storage';
import type { OpsProvider } from '../settings.ts';
import { grantOfClaims } from './grant-of-claims.ts';

const name = 'ops-sign-in';
const tripSeconds = 600;
/** The state that a browser's cookie carries from the redirect until the return. */
const trip = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ state: v.string(), nonce: v.string(), verifier: v.string(), until: v.number() }),
);

export const returnPath = '/ops/sign-in/provider/return';
// The return is a navigation from another site, with which a strict cookie would not be sent.
const cookieText = (value: string, maxAge: number, secure: boolean): string =>
  stringifySetCookie({
    name: secure ? `__Secure-${name}` : name,
    value,
    maxAge,
    path: '/ops/sign-in',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
export const endedTrip = (secure: boolean): string => cookieText('', 0, secure);

export interface ProviderSignIn {
  /** The URL to redirect to, and the cookie with the state. */
  leave(): Promise<{ readonly url: string; readonly setCookie: string }>;
  /**
   * The returning person; a message when they have no rights; null for a return that did not start here or is too late.
   * @param search of the return address
   */
  comeBack(search: string, cookies: string | undefined): Promise<Grant | string | null>;
}

/** Signs people in at an OpenID Connect provider: code flow with PKCE, state and nonce. */
export function providerSignIn(provider: OpsProvider, publicUrl: string, key: Uint8Array): ProviderSignIn {
  const secure = publicUrl.startsWith('https:');
  const redirect = `${publicUrl}${returnPath}`;
  let discovery: Promise<oidc.Configuration> | undefined;
  /** Loaded on first use, and again after a failure: an unavailable provider must not stop the host from starting. */
  function configuration(): Promise<oidc.Configuration> {
    discovery ??= oidc
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
        discovery = undefined;
        throw problem;
      });
    return discovery;
  }

  return {
    async leave() {
      const config = await configuration();
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirect,
        scope: provider.scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return {
        url: url.href,
        setCookie: cookieText(
          sealText(JSON.stringify({ state, nonce, verifier, until: Date.now() + tripSeconds * 1000 }), name, key),
          tripSeconds,
          secure,
        ),
      };
    },
    async comeBack(search, cookies) {
      const stored = v.safeParse(
        trip,
        openText(parseCookie(cookies ?? '')[secure ? `__Secure-${name}` : name] ?? '', name, key),
      );
      if (!stored.success || stored.output.until <= Date.now()) return null;
      const { state, nonce, verifier } = stored.output;
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirect}${search}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider gave no id token.');
      const more =
        [provider.claim, 'email'].some((each) => claims[each] === undefined) &&
        config.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
      return grantOfClaims({ ...claims, ...more }, provider);
    },
  };
}
