import * as v from 'valibot';
import { invalidInput, signedOut } from '../../platform/problems/public.ts';
import { defineOperation, type Operation } from '../../platform/rest/public.ts';
import { signedInReply } from './responses.ts';
import { credentials, email, signedInResponse, signUpForm, secret } from './auth-inputs.ts';
import { providerReturn, signUpReply, socialSignIn } from './auth-replies.ts';
import { callerOf } from './caller.ts';
import { clearSessionCookies, refreshCookieOf } from './cookies.ts';
import { memberByIdOrName, memberId } from './member-name.ts';
import { memberPath } from './member.ts';
import { forgotPassword } from './recover.ts';
import { completeChallenge } from './second-factor/challenge.ts';
import { factorCode } from './second-factor/inputs.ts';
import { surelySignedIn } from './sessions.ts';
import { renewTokens, signIn, signOut } from './sign-in.ts';
import { memberResponse, memberView } from './views.ts';
import { accessMinutes } from '../../platform/identity/public.ts';

const [domain, legacy] = ['members', true] as const;
const tokensResponse = v.strictObject({
  accessToken: v.string(),
  refreshToken: v.string(),
  tokenType: v.literal('Bearer'),
  expiresIn: v.number(),
});

/** The sign-in calls by their legacy paths: the same rules and responses. */
export const legacyMemberOperations: readonly Operation[] = [
  defineOperation({
    id: 'legacyTokenExchange',
    method: 'POST',
    path: '/api/user/tokenexchange',
    domain,
    legacy,
    summary:
      'For callers without cookies: exchanges credentials, the code for a challenge, or a refresh token for new tokens. A refresh token can be used once.',
    body: v.union(
      [credentials, v.strictObject({ refreshToken: secret }), v.strictObject({ challenge: secret, code: factorCode })],
      'Send {email, password}, {username, password}, {challenge, code} or {refreshToken}.',
    ),
    response: tokensResponse,
    handle: async ({ service, body, request, reply }) => {
      // Browsers get cookies, which scripts can't read; tokens in responses are for other clients.
      if (request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined)
        throw invalidInput({ field: 'origin', message: 'Browsers sign in at /api/user/signin.' });
      const caller = callerOf(request);
      const tokens =
        'refreshToken' in body
          ? await renewTokens(service, body.refreshToken, caller)
          : 'challenge' in body
            ? await completeChallenge(service, body, caller)
            : await signIn(service, body, caller);
      if (!tokens) throw signedOut();
      reply.header('location', memberPath(tokens.member.username));
      return {
        accessToken: tokens.access,
        refreshToken: tokens.refresh,
        tokenType: 'Bearer' as const,
        expiresIn: accessMinutes * 60,
      };
    },
  }),
  defineOperation({
    id: 'legacySignIn',
    method: 'POST',
    path: '/api/user/signin',
    domain,
    legacy,
    summary: 'Signs in, like POST /auth/signin.',
    body: credentials,
    response: signedInResponse,
    handle: async (call) => signedInReply(call, await signIn(call.service, call.body, callerOf(call.request))),
  }),
  defineOperation({
    id: 'legacySignOut',
    method: 'POST',
    path: '/api/user/signout',
    domain,
    legacy,
    status: 204,
    summary: 'Signs out, like POST /auth/signout.',
    response: v.undefined_(),
    handle: async ({ service, viewer, request, reply }) => {
      await signOut(service, viewer, refreshCookieOf(request), callerOf(request));
      clearSessionCookies(reply);
      return undefined;
    },
  }),
  defineOperation({
    id: 'legacySignUp',
    method: 'POST',
    path: '/api/users',
    domain,
    legacy,
    status: 202,
    summary: 'Signs up, like POST /auth/signup.',
    body: signUpForm,
    response: v.strictObject({ username: v.string() }),
    handle: signUpReply,
  }),
  defineOperation({
    id: 'legacyForgotPassword',
    method: 'POST',
    path: '/api/user/forgotpassword',
    domain,
    legacy,
    status: 202,
    summary: 'Sends a link to reset the password, like POST /auth/forgot.',
    body: v.object({ email }),
    response: v.strictObject({}),
    handle: async ({ service, body, request }) => {
      await forgotPassword(service, body.email, callerOf(request));
      return {};
    },
  }),
  defineOperation({
    id: 'legacyAuthCookies',
    method: 'POST',
    path: '/api/user/authcookies',
    domain,
    legacy,
    summary:
      "Sets the browser's session cookies from tokens: the bearer token of the request, and the refresh token in the body.",
    body: v.object({ refreshToken: secret }),
    response: signedInResponse,
    handle: async (call) => {
      const { sessionId } = await surelySignedIn(call.service.database, call.viewer);
      const tokens = await renewTokens(call.service, call.body.refreshToken, callerOf(call.request));
      if (tokens?.sessionId !== sessionId) throw signedOut();
      return signedInReply(call, tokens);
    },
  }),
  defineOperation({
    id: 'legacySocialSignIn',
    method: 'POST',
    path: '/api/user/authenticatesocial',
    domain,
    legacy,
    summary: 'Signs in through a provider, like POST /auth/social.',
    body: providerReturn,
    response: v.nullable(signedInResponse),
    handle: socialSignIn,
  }),
  defineOperation({
    id: 'legacyUser',
    method: 'GET',
    path: '/api/user/:username',
    domain,
    legacy,
    summary: 'A member by username. Full data for the member, public data for others.',
    params: v.object({ username: memberId }),
    response: memberResponse,
    handle: async ({ service: { database }, params, viewer }) =>
      memberView(await memberByIdOrName(database, params.username, viewer), viewer),
  }),
];
