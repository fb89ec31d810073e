import * as v from 'valibot';
import { id, lineUpTo, defineOperation, type Operation } from '../../../platform/rest/public.ts';
import { signedInReply } from '../responses.ts';
import { signedInResponse } from '../auth-inputs.ts';
import { callerOf } from '../caller.ts';
import { assertion, creationOptions, newCredential, requestOptions } from './ceremony.ts';
import { addPasskey, beginPasskey, changePasskeyName, ownPasskeys, removePasskey } from './own-passkeys.ts';
import { beginPasskeySignIn, proveByPasskey, signInByPasskey } from './sign-in.ts';
import type { PasskeyRow } from './store.ts';

const domain = 'members';
const path = '/member/:id/passkeys';
const params = v.object({ id });
const own = v.object({ id, passkey: id });
const name = lineUpTo(80);
const time = v.pipe(v.string(), v.description('Date and time, ISO 8601.'));
const passkey = v.strictObject({
  id: v.number(),
  name: v.string(),
  backedUp: v.pipe(v.boolean(), v.description('Whether it was synchronised by a password manager when last used.')),
  createdAt: time,
  lastUsedAt: v.nullable(time),
});
const toView = ({ id: passkeyId, name: given, backedUp, createdAt, lastUsedAt }: PasskeyRow) => ({
  id: passkeyId,
  name: given,
  backedUp,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Passkeys (WebAuthn): adding, naming and removing them, and signing in with one. */
export const passkeyOperations: readonly Operation[] = [
  defineOperation({
    id: 'passkeySignInOptions',
    method: 'POST',
    path: '/auth/passkey/options',
    domain,
    summary:
      'Starts a sign-in by passkey: returns options for `navigator.credentials.get()`, with a challenge that can be used once within five minutes. They do not name a member.',
    response: requestOptions,
    handle: ({ service, request }) => beginPasskeySignIn(service, callerOf(request)),
  }),
  defineOperation({
    id: 'signInByPasskey',
    method: 'POST',
    path: '/auth/passkey',
    domain,
    summary:
      'Signs in with the signature of a passkey. No second factor is required, as the passkey was unlocked by PIN, fingerprint or face.',
    body: v.object({ credential: assertion }),
    response: signedInResponse,
    handle: async (call) =>
      signedInReply(call, await signInByPasskey(call.service, call.body.credential, callerOf(call.request))),
  }),
  defineOperation({
    id: 'proveByPasskey',
    method: 'POST',
    path: '/auth/prove/passkey',
    domain,
    status: 204,
    summary: 'Re-authenticates the caller by the signature of a passkey, like POST /auth/prove by the password.',
    body: v.object({ credential: assertion }),
    response: v.undefined_(),
    handle: async ({ service, viewer, body, request }) => {
      await proveByPasskey(service, viewer, body.credential, callerOf(request));
      return undefined;
    },
  }),
  defineOperation({
    id: 'passkeys',
    method: 'GET',
    path,
    domain,
    summary:
      "The caller's passkeys, oldest first. `available` says whether the site's address supports passkeys: browsers require https and a domain name.",
    params,
    response: v.strictObject({ available: v.boolean(), passkeys: v.array(passkey) }),
    handle: async ({ service, viewer, params: { id: about } }) => {
      const { available, passkeys } = await ownPasskeys(service, viewer, about);
      return { available, passkeys: passkeys.map(toView) };
    },
  }),
  defineOperation({
    id: 'passkeyOptions',
    method: 'POST',
    path: `${path}/options`,
    domain,
    summary:
      'Starts to add a passkey: returns options for `navigator.credentials.create()`, with a challenge that can be used once within five minutes.',
    params,
    response: creationOptions,
    handle: ({ service, viewer, params: { id: about } }) => beginPasskey(service, viewer, about),
  }),
  defineOperation({
    id: 'addPasskey',
    method: 'POST',
    path,
    domain,
    status: 201,
    summary: 'Adds a passkey that the browser has created.',
    params,
    body: v.object({ name, credential: newCredential }),
    response: passkey,
    handle: async ({ service, viewer, params: { id: about }, body, request }) =>
      toView(await addPasskey(service, viewer, about, body, callerOf(request))),
  }),
  defineOperation({
    id: 'renamePasskey',
    method: 'PATCH',
    path: `${path}/:passkey`,
    domain,
    summary: 'Renames a passkey.',
    params: own,
    body: v.object({ name }),
    response: passkey,
    handle: async ({ service, viewer, params: { id: about, passkey: which }, body, request }) =>
      toView(await changePasskeyName(service, viewer, about, which, body.name, callerOf(request))),
  }),
  defineOperation({
    id: 'removePasskey',
    method: 'DELETE',
    path: `${path}/:passkey`,
    domain,
    status: 204,
    summary: 'Removes a passkey.',
    params: own,
    response: v.undefined_(),
    handle: async ({ service, viewer, params: { id: about, passkey: which }, request }) => {
      await removePasskey(service, viewer, about, which, callerOf(request));
      return undefined;
    },
  }),
];
