import * as v from 'valibot';
import { id, defineOperation, type Operation } from '../../../platform/rest/public.ts';
import { signedInReply } from '../responses.ts';
import { secret, signedInResponse } from '../auth-inputs.ts';
import { callerOf } from '../caller.ts';
import { setAccessCookie } from '../cookies.ts';
import { cookieOf, setCookie } from '../../../platform/identity/public.ts';
import { completeChallenge, challengeCookie } from './challenge.ts';
import { factorCode } from './inputs.ts';
import { beginFactor, confirmSecondFactor, renewRecoveryCodes, switchFactorOff } from './enrol.ts';

const domain = 'members';
const path = '/member/:id/settings/second-factor';
const params = v.object({ id });
const proof = v.object({ password: v.optional(secret), code: factorCode });
const recoveryCodes = v.array(v.string());

/** A second factor: codes of an authenticator app (RFC 6238), and recovery codes. */
export const secondFactorOperations: readonly Operation[] = [
  defineOperation({
    id: 'answerSecondFactor',
    method: 'POST',
    path: '/auth/second-factor',
    domain,
    summary:
      "Completes a sign-in that returned 401 with a `challenge`, by a code from the authenticator app or a recovery code, within five minutes. A sign-in through a provider uses the browser's cookie instead of the challenge.",
    body: v.object({ challenge: v.optional(secret), code: factorCode }),
    response: signedInResponse,
    handle: async (call) => {
      const {
        service,
        body: { challenge, code },
        request,
        reply,
      } = call;
      const held = cookieOf(request, challengeCookie.name);
      const tokens = await completeChallenge(service, { challenge: challenge ?? held ?? '', code }, callerOf(request));
      if (held !== undefined) setCookie(reply, challengeCookie.name, '', { ...challengeCookie, maxAge: 0 });
      return signedInReply(call, tokens);
    },
  }),
  defineOperation({
    id: 'beginSecondFactor',
    method: 'POST',
    path,
    domain,
    summary:
      'Starts to set up a second factor: returns the secret for an authenticator app as text and as a picture (SVG). It takes effect once confirmed by a code.',
    params,
    response: v.strictObject({ secret: v.string(), address: v.string(), qr: v.string() }),
    handle: async ({ service, viewer, params: { id: about } }) => ({ ...(await beginFactor(service, viewer, about)) }),
  }),
  defineOperation({
    id: 'confirmSecondFactor',
    method: 'PUT',
    path,
    domain,
    summary:
      'Confirms a second factor by a code from the authenticator app. Returns the recovery codes, only once, and signs out all other devices.',
    params,
    body: v.object({ code: factorCode }),
    response: v.strictObject({ recoveryCodes }),
    handle: async ({ service, viewer, params: { id: about }, body, request, reply }) => {
      const { access, recoveryCodes: codes } = await confirmSecondFactor(
        service,
        viewer,
        about,
        body.code,
        callerOf(request),
      );
      setAccessCookie(reply, access);
      return { recoveryCodes: [...codes] };
    },
  }),
  defineOperation({
    id: 'renewRecoveryCodes',
    method: 'POST',
    path: `${path}/recovery-codes`,
    domain,
    summary: 'Creates new recovery codes, which replace all earlier ones. They are returned only once.',
    params,
    body: proof,
    response: v.strictObject({ recoveryCodes }),
    handle: async ({ service, viewer, params: { id: about }, body, request }) => ({
      recoveryCodes: [...(await renewRecoveryCodes(service, viewer, about, body, callerOf(request)))],
    }),
  }),
  defineOperation({
    id: 'switchSecondFactorOff',
    method: 'DELETE',
    path,
    domain,
    status: 204,
    summary: 'Removes the second factor; signing in then requires only the password.',
    params,
    body: proof,
    response: v.undefined_(),
    handle: async ({ service, viewer, params: { id: about }, body, request, reply }) => {
      setAccessCookie(reply, await switchFactorOff(service, viewer, about, body, callerOf(request)));
      return undefined;
    },
  }),
];
