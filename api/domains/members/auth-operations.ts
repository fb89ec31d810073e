import * as v from 'valibot';
import { signedOut } from '../../platform/problems/public.ts';
import { defineOperation, type Operation } from '../../platform/rest/public.ts';
import { proveSession } from './account.ts';
import { signedInReply } from './responses.ts';
import { credentials, email, password, secret, signedInResponse, signUpForm } from './auth-inputs.ts';
import { providerReturn, signUpReply, socialSignIn } from './auth-replies.ts';
import { callerOf } from './caller.ts';
import { clearSessionCookies, refreshCookieOf } from './cookies.ts';
import { memberByIdOrName, memberId } from './member-name.ts';
import { forgotPassword, resetPassword } from './recover.ts';
import { factorCode } from './second-factor/inputs.ts';
import { currentMember, renewTokens, signIn, signOut } from './sign-in.ts';
import { providersOf } from '../../platform/settings/public.ts';
import { verifyEmail } from './sign-up.ts';
import { memberResponse, memberView } from './views.ts';
import { secondsLeft } from '../../platform/identity/public.ts';

const domain = 'members';
/** Sign-up, sign-in and session operations; they set and clear the cookies `access`, `refresh` and `session`. */
export const authOperations: readonly Operation[] = [
  defineOperation({
    id: 'signIn',
    method: 'POST',
    path: '/auth/signin',
    domain,
    summary:
      'Signs in with an email address or username and a password. If the account has a second factor, returns 401 with a `challenge` for POST /auth/second-factor.',
    body: credentials,
    response: signedInResponse,
    handle: async (call) => signedInReply(call, await signIn(call.service, call.body, callerOf(call.request))),
  }),
  defineOperation({
    id: 'signUp',
    method: 'POST',
    path: '/auth/signup',
    domain,
    status: 202,
    summary:
      'Signs up and sends an email with a link. The response is the same whether or not the address has an account. `location` is the address of the member.',
    body: signUpForm,
    response: v.strictObject({ username: v.string() }),
    handle: signUpReply,
  }),
  defineOperation({
    id: 'verifyEmail',
    method: 'POST',
    path: '/auth/verify',
    domain,
    summary:
      'Confirms an email address by the link in an email and signs in. In a browser other than the one that signed up, the password is required: without it the response is 422 for the field `password`, and the link stays valid.',
    body: v.object({ token: secret, password: v.optional(v.pipe(v.string(), v.maxLength(1000, 'is too long'))) }),
    response: signedInResponse,
    handle: async (call) => signedInReply(call, await verifyEmail(call.service, call.body, callerOf(call.request))),
  }),
  defineOperation({
    id: 'forgotPassword',
    method: 'POST',
    path: '/auth/forgot',
    domain,
    status: 202,
    summary:
      'Sends a link to reset the password if the address has an account. The response is the same if it has none.',
    body: v.object({ email }),
    response: v.strictObject({}),
    handle: async ({ service, body, request }) => {
      await forgotPassword(service, body.email, callerOf(request));
      return {};
    },
  }),
  defineOperation({
    id: 'resetPassword',
    method: 'POST',
    path: '/auth/reset',
    domain,
    summary: 'Sets a new password by the link in an email. Signs in on this device and signs out all others.',
    body: v.object({ token: secret, password }),
    response: signedInResponse,
    handle: async (call) =>
      signedInReply(
        call,
        await resetPassword(call.service, call.body.token, call.body.password, callerOf(call.request)),
      ),
  }),
  defineOperation({
    id: 'signInProviders',
    method: 'GET',
    path: '/auth/providers',
    domain,
    summary: 'Available sign-in providers. A sign-in starts at /auth/social/{name}?returnTo=/page.',
    response: v.array(v.strictObject({ name: v.string(), label: v.string() })),
    handle: async ({ service }) => providersOf(service.settings).map(({ name, label }) => ({ name, label })),
  }),
  defineOperation({
    id: 'socialSignIn',
    method: 'POST',
    path: '/auth/social',
    domain,
    summary:
      "Signs in with the parameters from a provider's redirect. Without a provider name or code, the response is empty; with an error, it is that error. If the account has a second factor, returns 401 with a `challenge`, which is also set as a cookie for POST /auth/second-factor.",
    body: providerReturn,
    response: v.nullable(signedInResponse),
    handle: socialSignIn,
  }),
  defineOperation({
    id: 'proveSession',
    method: 'POST',
    path: '/auth/prove',
    domain,
    status: 204,
    summary:
      'Re-authenticates the caller by the password, and a code if there is a second factor. Allows sensitive changes for ten minutes, which otherwise return 403 for `proof`.',
    body: v.object({ password: secret, code: v.optional(factorCode) }),
    response: v.undefined_(),
    handle: async ({ service, viewer, body, request }) => {
      await proveSession(service, viewer, body, callerOf(request));
      return undefined;
    },
  }),
  defineOperation({
    id: 'signOut',
    method: 'POST',
    path: '/auth/signout',
    domain,
    status: 204,
    summary: 'Signs out this device. No effect without a session.',
    response: v.undefined_(),
    handle: async ({ service, viewer, request, reply }) => {
      await signOut(service, viewer, refreshCookieOf(request), callerOf(request));
      clearSessionCookies(reply);
      return undefined;
    },
  }),
  defineOperation({
    id: 'refreshAuth',
    method: 'GET',
    path: '/auth/refresh',
    domain,
    summary: 'Exchanges the `refresh` cookie for new access and refresh tokens. Reuse of a token ends the session.',
    response: signedInResponse,
    handle: async (call) => {
      const tokens = await renewTokens(call.service, refreshCookieOf(call.request), callerOf(call.request));
      if (tokens) return signedInReply(call, tokens);
      clearSessionCookies(call.reply);
      throw signedOut();
    },
  }),
  defineOperation({
    id: 'session',
    method: 'GET',
    path: '/auth/session',
    domain,
    summary: 'The signed-in member. Without a session, signedIn is false.',
    response: v.strictObject({ signedIn: v.boolean(), member: v.nullable(memberResponse), expiresIn: v.number() }),
    handle: async ({ service, viewer, request }) => {
      const member = await currentMember(service, viewer);
      return member === undefined
        ? { signedIn: false, member: null, expiresIn: 0 }
        : { signedIn: true, member: memberView(member, viewer), expiresIn: secondsLeft(request.headers.authorization) };
    },
  }),
  defineOperation({
    id: 'authMember',
    method: 'GET',
    path: '/auth/member/:id',
    domain,
    summary: 'A member by username, or the caller by number. Full data of the caller, public data of others.',
    params: v.object({ id: memberId }),
    response: memberResponse,
    handle: async ({ service: { database }, params, viewer }) =>
      memberView(await memberByIdOrName(database, params.id, viewer), viewer),
  }),
];
