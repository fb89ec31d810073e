import * as v from 'valibot';
import { id, operation, type Operation } from '../../../platform/rest/public.ts';
import { email, secret } from '../auth-inputs.ts';
import { callerOf } from '../caller.ts';
import { clearSessionCookies } from '../cookies.ts';
import { confirmEmailChange } from './confirm.ts';
import { cancelEmailChange, requestEmailChange, resendEmailLink } from './request.ts';
import { undoEmailChange } from './undo.ts';

const domain = 'members';
const params = v.object({ id });
const body = v.object({ token: secret });

/** Changing the email address: confirmed by the new one, taken back by the old one. */
export const emailChangeOperations: readonly Operation[] = [
  operation({
    id: 'requestEmailChange',
    method: 'POST',
    path: '/member/:id/settings/email',
    domain,
    status: 202,
    summary:
      'Requests another email address: the new one is mailed a link that confirms it, the current one a link that takes the change back. The answer is the same when another account has the address.',
    params,
    body: v.object({ email }),
    answer: v.strictObject({}),
    handle: async ({ service, viewer, params: { id: about }, body: sent, request }) => {
      await requestEmailChange(service, viewer, about, sent.email, callerOf(request));
      return {};
    },
  }),
  operation({
    id: 'resendEmailLink',
    method: 'POST',
    path: '/member/:id/settings/email/link',
    domain,
    status: 202,
    summary: 'Sends another link to the new email address that awaits confirmation; the one before works no longer.',
    params,
    answer: v.strictObject({}),
    handle: async ({ service, viewer, params: { id: about }, request }) => {
      await resendEmailLink(service, viewer, about, callerOf(request));
      return {};
    },
  }),
  operation({
    id: 'cancelEmailChange',
    method: 'DELETE',
    path: '/member/:id/settings/email',
    domain,
    status: 204,
    summary: 'Cancels the change of the email address that awaits confirmation.',
    params,
    answer: v.undefined_(),
    handle: async ({ service, viewer, params: { id: about }, request }) => {
      await cancelEmailChange(service, viewer, about, callerOf(request));
      return undefined;
    },
  }),
  operation({
    id: 'confirmEmailChange',
    method: 'POST',
    path: '/auth/email/confirm',
    domain,
    status: 204,
    summary: "Changes the caller's email address by the link that was mailed to the new one.",
    body,
    answer: v.undefined_(),
    handle: async ({ service, viewer, body: { token }, request }) => {
      await confirmEmailChange(service, viewer, token, callerOf(request));
      return undefined;
    },
  }),
  operation({
    id: 'undoEmailChange',
    method: 'POST',
    path: '/auth/email/undo',
    domain,
    status: 204,
    summary:
      'Takes a change of an email address back by the link that was mailed to the old one, until seven days after it: the old address is restored, all devices are signed out, password and linked sign-ins are removed, and a link for a new password is mailed.',
    body,
    answer: v.undefined_(),
    handle: async ({ service, viewer, body: { token }, request, reply }) => {
      const owner = await undoEmailChange(service, token, callerOf(request));
      if (viewer?.memberId === owner) clearSessionCookies(reply);
      return undefined;
    },
  }),
];
