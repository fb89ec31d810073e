import * as v from 'valibot';
import { id, defineOperation, type Operation } from '../../../platform/rest/public.ts';
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
  defineOperation({
    id: 'requestEmailChange',
    method: 'POST',
    path: '/member/:id/settings/email',
    domain,
    status: 202,
    summary:
      'Requests a change of the email address. The new address receives a link to confirm it, the current one a link to cancel it. The response is the same if another account has the address.',
    params,
    body: v.object({ email }),
    response: v.strictObject({}),
    handle: async ({ service, viewer, params: { id: about }, body: sent, request }) => {
      await requestEmailChange(service, viewer, about, sent.email, callerOf(request));
      return {};
    },
  }),
  defineOperation({
    id: 'resendEmailLink',
    method: 'POST',
    path: '/member/:id/settings/email/link',
    domain,
    status: 202,
    summary:
      'Sends another link to the new email address that is awaiting confirmation. The previous link stops working.',
    params,
    response: v.strictObject({}),
    handle: async ({ service, viewer, params: { id: about }, request }) => {
      await resendEmailLink(service, viewer, about, callerOf(request));
      return {};
    },
  }),
  defineOperation({
    id: 'cancelEmailChange',
    method: 'DELETE',
    path: '/member/:id/settings/email',
    domain,
    status: 204,
    summary: 'Cancels a change of the email address that is awaiting confirmation.',
    params,
    response: v.undefined_(),
    handle: async ({ service, viewer, params: { id: about }, request }) => {
      await cancelEmailChange(service, viewer, about, callerOf(request));
      return undefined;
    },
  }),
  defineOperation({
    id: 'confirmEmailChange',
    method: 'POST',
    path: '/auth/email/confirm',
    domain,
    status: 204,
    summary: 'Confirms a change of the email address, by the link that was sent to the new address.',
    body,
    response: v.undefined_(),
    handle: async ({ service, viewer, body: { token }, request }) => {
      await confirmEmailChange(service, viewer, token, callerOf(request));
      return undefined;
    },
  }),
  defineOperation({
    id: 'undoEmailChange',
    method: 'POST',
    path: '/auth/email/undo',
    domain,
    status: 204,
    summary:
      'Undoes a change of the email address within seven days, by the link sent to the old address. Restores the old address, signs out all devices, removes the password and linked sign-ins, and sends a link to set a new password.',
    body,
    response: v.undefined_(),
    handle: async ({ service, viewer, body: { token }, request, reply }) => {
      const owner = await undoEmailChange(service, token, callerOf(request));
      if (viewer?.memberId === owner) clearSessionCookies(reply);
      return undefined;
    },
  }),
];
