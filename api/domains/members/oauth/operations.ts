import * as v from 'valibot';
import { applicationScopes } from '../../../platform/identity/public.ts';
import { defineOperation, id, lineUpTo, type Operation } from '../../../platform/rest/public.ts';
import { callerOf } from '../caller.ts';
import { applicationKinds, type Application } from './application.ts';
import {
  addApplication,
  endConnection,
  ownApplications,
  ownConnections,
  removeApplication,
  renewSecret,
} from './applications.ts';
import { decideConsent, readConsent } from './consent.ts';

const domain = 'members';
const params = v.object({ id });
const ofApplication = v.object({ id, application: id });
const time = v.pipe(v.string(), v.description('Date and time, ISO 8601.'));
const scopeNames = v.array(v.string());
const clientSecret = v.pipe(v.string(), v.description('The secret, sent with HTTP Basic authentication.'));
const entries = {
  id: v.number(),
  clientId: v.string(),
  name: v.string(),
  kind: v.picklist(applicationKinds),
  redirectUris: v.array(v.string()),
  scopes: scopeNames,
  hasSecret: v.pipe(
    v.boolean(),
    v.description('Whether it has a secret. That of a service ends when its owner changes the password.'),
  ),
  createdAt: time,
};
const toView = ({ createdAt, redirectUris, scopes, ...rest }: Application) => ({
  ...rest,
  redirectUris: [...redirectUris],
  scopes: [...scopes],
  createdAt: createdAt.toISOString(),
});
const uid = v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/, 'must be the ID of a request'));

/** Applications of third parties: registering them, connecting them to an account, and ending that. */
export const oauthOperations: readonly Operation[] = [
  defineOperation({
    id: 'applications',
    method: 'GET',
    path: '/member/:id/applications',
    domain,
    summary: "The caller's registered OAuth applications, without their secrets.",
    params,
    response: v.array(v.strictObject(entries)),
    handle: async ({ service, viewer, params: { id: about } }) =>
      (await ownApplications(service, viewer, about)).map(toView),
  }),
  defineOperation({
    id: 'addApplication',
    method: 'POST',
    path: '/member/:id/applications',
    domain,
    status: 201,
    summary:
      'Registers an OAuth application. A `public` one has no secret; a `service` acts for its owner by client credentials. The secret is returned only once.',
    params,
    body: v.object({
      name: lineUpTo(80),
      kind: v.picklist(applicationKinds, `must be one of: ${applicationKinds.join(', ')}`),
      redirectUris: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(10)), []),
      scopes: v.pipe(
        v.array(v.picklist(applicationScopes, 'must be a scope of applications')),
        v.minLength(1, 'must have at least one scope'),
        v.maxLength(20),
      ),
    }),
    response: v.strictObject({ ...entries, clientSecret: v.nullable(clientSecret) }),
    handle: async ({ service, viewer, params: { id: about }, body, request }) => {
      const added = await addApplication(service, viewer, about, body, callerOf(request));
      return { ...toView(added), clientSecret: added.clientSecret };
    },
  }),
  defineOperation({
    id: 'renewApplicationSecret',
    method: 'POST',
    path: '/member/:id/applications/:application/secret',
    domain,
    summary: 'Replaces the secret of an OAuth application immediately. The new one is returned only once.',
    params: ofApplication,
    response: v.strictObject({ clientSecret }),
    handle: async ({ service, viewer, params: { id: about, application }, request }) => ({
      clientSecret: await renewSecret(service, viewer, about, application, callerOf(request)),
    }),
  }),
  defineOperation({
    id: 'removeApplication',
    method: 'DELETE',
    path: '/member/:id/applications/:application',
    domain,
    status: 204,
    summary: 'Removes an OAuth application; all its tokens end.',
    params: ofApplication,
    response: v.undefined_(),
    handle: async ({ service, viewer, params: { id: about, application }, request }) => {
      await removeApplication(service, viewer, about, application, callerOf(request));
      return undefined;
    },
  }),
  defineOperation({
    id: 'connections',
    method: 'GET',
    path: '/member/:id/connections',
    domain,
    summary: "Applications that may act in the caller's name, the last connected first.",
    params,
    response: v.array(
      v.strictObject({
        applicationId: v.number(),
        name: v.string(),
        scopes: scopeNames,
        connectedAt: time,
        lastUsedAt: v.pipe(
          v.nullable(v.string()),
          v.description('When it was last used, ISO 8601, to the minute; null if it was never used.'),
        ),
      }),
    ),
    handle: async ({ service, viewer, params: { id: about } }) =>
      (await ownConnections(service, viewer, about)).map(({ scopes, connectedAt, lastUsedAt, ...rest }) => ({
        ...rest,
        scopes: [...scopes],
        connectedAt: connectedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
  }),
  defineOperation({
    id: 'endConnection',
    method: 'DELETE',
    path: '/member/:id/connections/:application',
    domain,
    status: 204,
    summary: "Ends immediately what an application may do in the caller's name.",
    params: ofApplication,
    response: v.undefined_(),
    handle: async ({ service, viewer, params: { id: about, application }, request }) => {
      await endConnection(service, viewer, about, application, callerOf(request));
      return undefined;
    },
  }),
  defineOperation({
    id: 'consentRequest',
    method: 'GET',
    path: '/auth/consents/:uid',
    domain,
    summary: 'What an application requests of the caller, in the browser that it was requested in.',
    params: v.object({ uid }),
    response: v.strictObject({
      application: v.string(),
      returnsTo: v.pipe(v.string(), v.description('Host that the browser returns to.')),
      scopes: v.array(v.strictObject({ name: v.string(), description: v.string() })),
      account: v.pipe(v.string(), v.description("The caller's email address or username.")),
    }),
    handle: async ({ service, viewer, params: { uid: consent }, request, reply }) => {
      const { scopes, ...rest } = await readConsent(service, viewer, consent, { request, reply });
      return { ...rest, scopes: [...scopes] };
    },
  }),
  defineOperation({
    id: 'decideConsent',
    method: 'POST',
    path: '/auth/consents/:uid',
    domain,
    summary: 'Allows or denies what an application requests. `location` is where the browser continues.',
    params: v.object({ uid }),
    body: v.object({ decision: v.picklist(['allow', 'deny']) }),
    response: v.strictObject({ location: v.string() }),
    handle: async ({ service, viewer, params: { uid: consent }, body, request, reply }) => ({
      location: await decideConsent(service, viewer, consent, body.decision, { request, reply }, callerOf(request)),
    }),
  }),
];
