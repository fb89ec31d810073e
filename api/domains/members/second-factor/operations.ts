import * as v from 'valibot';
import { id, operation, type Operation } from '../../../platform/rest/public.ts';
import { signedInReply } from '../answers.ts';
import { secret, signedInAnswer } from '../auth-inputs.ts';
import { callerOf } from '../caller.ts';
import { setAccessCookie } from '../cookies.ts';
import { cookieOf, setCookie } from '../../../platform/identity/public.ts';
import { answerChallenge, challengeCookie } from './challenge.ts';
import { factorCode } from './inputs.ts';
import { beginFactor, confirmSecondFactor, renewRecoveryCodes, switchFactorOff } from './enrol.ts';

const domain = 'members';
const path = '/member/:id/settings/second-factor';
const params = v.object({ id });
const proof = v.object({ password: v.optional(secret), code: factorCode });
const recoveryCodes = v.array(v.string());

/** A second factor: codes of an authenticator app (RFC 6238), and recovery codes. */
export const secondFactorOperations: readonly Operation[] = [
  operation({
    id: 'answerSecondFactor',
    method: 'POST',
    path: '/auth/second-factor',
    domain,
    summary:
      "Finishes a sign-in that answered 401 with a `challenge`, by a code of the app or a recovery code, within five minutes. One that was begun at a provider goes on by the browser's cookie without naming the challenge.",
    body: v.object({ challenge: v.optional(secret), code: factorCode }),
    answer: signedInAnswer,
    handle: async (call) => {
      const {
        service,
        body: { challenge, code },
        request,
        reply,
      } = call;
      const held = cookieOf(request, challengeCookie.name);
      const tokens = await answerChallenge(service, { challenge: challenge ?? held ?? '', code }, callerOf(request));
      if (held !== undefined) setCookie(reply, challengeCookie.name, '', { ...challengeCookie, maxAge: 0 });
      return signedInReply(call, tokens);
    },
  }),
  operation({
    id: 'beginSecondFactor',
    method: 'POST',
    path,
    domain,
    summary:
      'Begins a second factor: what the app is told, as text and as a picture (SVG). It is in force once a code has confirmed it.',
    params,
    answer: v.strictObject({ secret: v.string(), address: v.string(), qr: v.string() }),
    handle: async ({ service, viewer, params: { id: about } }) => ({ ...(await beginFactor(service, viewer, about)) }),
  }),
  operation({
    id: 'confirmSecondFactor',
    method: 'PUT',
    path,
    domain,
    summary:
      'Puts a second factor in force by a code of the app, and tells the recovery codes, this once. All other devices are signed out.',
    params,
    body: v.object({ code: factorCode }),
    answer: v.strictObject({ recoveryCodes }),
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
  operation({
    id: 'renewRecoveryCodes',
    method: 'POST',
    path: `${path}/recovery-codes`,
    domain,
    summary: 'Makes new recovery codes, told this once, in place of all before.',
    params,
    body: proof,
    answer: v.strictObject({ recoveryCodes }),
    handle: async ({ service, viewer, params: { id: about }, body, request }) => ({
      recoveryCodes: [...(await renewRecoveryCodes(service, viewer, about, body, callerOf(request)))],
    }),
  }),
  operation({
    id: 'switchSecondFactorOff',
    method: 'DELETE',
    path,
    domain,
    status: 204,
    summary: 'Signing in asks for the password alone again.',
    params,
    body: proof,
    answer: v.undefined_(),
    handle: async ({ service, viewer, params: { id: about }, body, request, reply }) => {
      setAccessCookie(reply, await switchFactorOff(service, viewer, about, body, callerOf(request)));
      return undefined;
    },
  }),
];
