import * as v from 'valibot';
import { withBounds } from '../../platform/bounded.ts';
import { type Call, id, defineOperation, type Operation } from '../../platform/rest/public.ts';
import {
  accountSettings,
  changeAccount,
  changeOwnPassword,
  ownSessions,
  revokeOtherSessions,
  revokeSession,
  unlinkProvider,
} from './account.ts';
import { memberName, password, secret } from './auth-inputs.ts';
import { callerOf } from './caller.ts';
import { clearSessionCookies } from './cookies.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount, exportResponse } from './export.ts';
import { preferencesChange, preferencesShape, preferencesView } from './preferences.ts';
import { memberByIdOrName, memberId } from './member-name.ts';
import { memberResponse, memberView } from './views.ts';

const domain = 'members';
const params = v.object({ id });
const none = v.undefined_();

const settingsResponse = v.strictObject({
  ...memberResponse.entries,
  preferences: preferencesShape,
  hasPassword: v.boolean(),
  awaitedEmail: v.nullable(v.strictObject({ email: v.string(), expiresAt: v.string() })),
  proven: v.boolean(),
  secondFactor: v.strictObject({ on: v.boolean(), codesLeft: v.number(), required: v.boolean() }),
  linkedSignIns: v.array(v.strictObject({ provider: v.string(), label: v.string(), linkedAt: v.string() })),
});
type Account = Pick<Call<{ id: number }, unknown, unknown>, 'service' | 'viewer' | 'params'>;
async function settingsView({
  service,
  viewer,
  params: { id: about },
}: Account): Promise<v.InferOutput<typeof settingsResponse>> {
  const { member, linked, awaitedEmail, proven, secondFactor } = await accountSettings(service, viewer, about);
  return {
    ...memberView(member, viewer),
    preferences: preferencesView(member.preferences),
    hasPassword: member.hasPassword,
    awaitedEmail,
    proven,
    secondFactor,
    linkedSignIns: [...linked],
  };
}

/** Text of several lines, as typed but for control characters. */
const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    withBounds({ maxLength: most }),
    v.transform((typed) => typed.replace(/[^\P{C}\n]+/gu, ' ').trim()),
    v.maxLength(most, `must have at most ${most} characters`),
  );
const device = v.strictObject({
  id: v.string(),
  device: v.string(),
  current: v.boolean(),
  signedInAt: v.string(),
  usedAt: v.string(),
});

/** Members and their accounts. An account is visible to its own member only; for others it does not exist. */
export const memberOperations: readonly Operation[] = [
  defineOperation({
    id: 'member',
    method: 'GET',
    path: '/member/:id',
    domain,
    summary: 'A member by username, or the caller by number. Full data of the caller, public data of others.',
    params: v.object({ id: memberId }),
    response: memberResponse,
    handle: async ({ service: { database }, params: { id: named }, viewer }) =>
      memberView(await memberByIdOrName(database, named, viewer), viewer),
  }),
  defineOperation({
    id: 'memberSettings',
    method: 'GET',
    path: '/member/:id/settings',
    domain,
    summary: "The caller's settings.",
    params,
    response: settingsResponse,
    handle: settingsView,
  }),
  defineOperation({
    id: 'changeMemberSettings',
    method: 'PATCH',
    conditional: true,
    path: '/member/:id/settings',
    domain,
    summary:
      "Changes the caller's name, biography, and notification and email preferences. Omitted fields stay unchanged.",
    params,
    body: v.strictObject({
      name: v.optional(memberName),
      bio: v.optional(textUpTo(1000)),
      preferences: v.optional(preferencesChange),
    }),
    response: settingsResponse,
    handle: async (call) => {
      await changeAccount(call.service, call.viewer, call.params.id, call.body, callerOf(call.request));
      return settingsView(call);
    },
  }),
  defineOperation({
    id: 'changePassword',
    method: 'PUT',
    path: '/member/:id/settings/password',
    domain,
    status: 204,
    summary: 'Changes the password and signs out all other devices.',
    params,
    body: v.object({ currentPassword: v.optional(secret), password }),
    response: none,
    handle: async ({ service, viewer, params: { id: about }, body, request }) => {
      await changeOwnPassword(
        service,
        viewer,
        about,
        { current: body.currentPassword, next: body.password },
        callerOf(request),
      );
      return undefined;
    },
  }),
  defineOperation({
    id: 'unlinkSignIn',
    method: 'DELETE',
    path: '/member/:id/settings/sign-ins/:provider',
    domain,
    status: 204,
    summary: "Unlinks a sign-in provider from the caller's account.",
    params: v.object({
      id,
      provider: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/, 'must be the name of a provider')),
    }),
    response: none,
    handle: async ({ service, viewer, params: { id: about, provider }, request }) => {
      await unlinkProvider(service, viewer, about, provider, callerOf(request));
      return undefined;
    },
  }),
  defineOperation({
    id: 'memberSessions',
    method: 'GET',
    path: '/member/:id/sessions',
    domain,
    summary: 'Devices that the caller is signed in on, the last used first.',
    params,
    response: v.array(device),
    handle: async ({ service, viewer, params: { id: about } }) => [...(await ownSessions(service, viewer, about))],
  }),
  defineOperation({
    id: 'endMemberSession',
    method: 'DELETE',
    path: '/member/:id/sessions/:session',
    domain,
    status: 204,
    summary: 'Signs out a device.',
    params: v.object({ id, session: v.pipe(v.string(), v.uuid('must be the id of a session')) }),
    response: none,
    handle: async ({ service, viewer, params: { id: about, session }, request }) => {
      await revokeSession(service, viewer, about, session, callerOf(request));
      return undefined;
    },
  }),
  defineOperation({
    id: 'endOtherSessions',
    method: 'DELETE',
    path: '/member/:id/sessions',
    domain,
    summary: 'Signs out all other devices.',
    params,
    response: v.strictObject({ ended: v.number() }),
    handle: async ({ service, viewer, params: { id: about }, request }) => ({
      ended: await revokeOtherSessions(service, viewer, about, callerOf(request)),
    }),
  }),
  defineOperation({
    id: 'exportMember',
    method: 'GET',
    path: '/member/:id/export',
    domain,
    summary: 'All stored data of the caller, as a file.',
    params,
    response: exportResponse,
    handle: async ({ service, viewer, params: { id: about }, request, reply }) => {
      const data = await exportAccount(service, viewer, about, callerOf(request));
      reply.header('content-disposition', 'attachment; filename="verandah-account.json"');
      return data;
    },
  }),
  defineOperation({
    id: 'deleteMember',
    method: 'DELETE',
    path: '/member/:id',
    domain,
    status: 204,
    summary: "Deletes the caller's account. Posts that others have answered stay, without the name.",
    params,
    body: v.object({ password: v.optional(secret), username: v.optional(secret) }),
    response: none,
    handle: async ({ service, viewer, params: { id: about }, body, request, reply }) => {
      await deleteAccount(service, viewer, about, body, callerOf(request));
      clearSessionCookies(reply);
      return undefined;
    },
  }),
];
