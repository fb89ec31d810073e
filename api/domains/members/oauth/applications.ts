import { inTransaction } from '../../../platform/database/public.ts';
import { hashSecret, newSecret, type Scope, type Viewer } from '../../../platform/identity/public.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { lockOwnAccount, ownAccount } from '../account.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { mailChange } from '../mails.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { surelyProven, surelySignedIn } from '../sessions.ts';
import { isRedirectUri, type Application, type ApplicationKind } from './application.ts';
import { applicationsOf, deleteApplication, insertApplication, replaceSecret } from './application-store.ts';
import { connectionsOf, disconnect, type Connection } from './grant-store.ts';

/** Applications that a member may have. */
const mostApplications = 10;

export interface ApplicationRequest {
  readonly name: string;
  readonly kind: ApplicationKind;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly Scope[];
}

/** @throws {Refusal} signed-out; not-found for others' */
export async function ownApplications(
  service: Service,
  viewer: Viewer | null,
  id: number,
): Promise<readonly Application[]> {
  await surelySignedIn(service.database, viewer);
  await ownAccount(service, viewer, id);
  return applicationsOf(service.database, id);
}

/** @throws {Refusal} invalid, naming the field */
function checkAddresses({ kind, redirectUris }: ApplicationRequest): void {
  if (kind === 'service') {
    if (redirectUris.length === 0) return;
    throw invalidInput({ field: 'redirectUris', message: 'A service has no members to redirect: leave them out.' });
  }
  if (redirectUris.length > 0 && redirectUris.every(isRedirectUri)) return;
  throw invalidInput({
    field: 'redirectUris',
    message:
      'Enter complete https addresses, or http addresses of the own machine such as http://127.0.0.1/callback, without a fragment.',
  });
}

const secretOf = (kind: ApplicationKind): string | null => (kind === 'public' ? null : `vos_${newSecret()}`);

/**
 * Registers an application. Its secret is returned only once: the database stores its hash.
 * @throws {Refusal} as `ownApplications`; invalid; forbidden without re-authentication; conflict for too many; throttled
 */
export async function addApplication(
  service: Service,
  viewer: Viewer | null,
  id: number,
  wanted: ApplicationRequest,
  { requestId, device }: Caller,
): Promise<Application & { readonly clientSecret: string | null }> {
  const { database, settings, log } = service;
  await surelyProven(database, viewer);
  await ownAccount(service, viewer, id);
  checkAddresses(wanted);
  await throttleCaller(database, 'application-made', id);
  const { name, kind } = wanted;
  const clientSecret = secretOf(kind);
  const added = await inTransaction(database, async (transaction) => {
    const member = await lockOwnAccount(transaction, viewer, id);
    const application = await insertApplication(
      transaction,
      {
        ownerId: id,
        clientId: newSecret().slice(0, 22),
        name,
        kind,
        redirectUris: [...new Set(wanted.redirectUris)],
        scopes: [...new Set(wanted.scopes)],
        secretHash: clientSecret === null ? null : hashSecret(clientSecret),
      },
      mostApplications,
    );
    if (application === undefined)
      throw new Refusal('conflict', `You have ${mostApplications} applications. Remove one that you no longer use.`);
    await recordSecurityEvent(transaction, id, { kind: 'application-added', subject: name, device });
    await mailChange(
      transaction,
      member,
      'An application was registered',
      'An application was registered with your account, which can ask members for access to Verandah or use it in your name.',
      settings.publicUrl,
    );
    return application;
  });
  logAudit(log, 'application-added', { memberId: id, applicationId: added.id, requestId });
  return { ...added, clientSecret };
}

/**
 * Replaces the secret of an application at once.
 * @returns the new one, only once
 * @throws {Refusal} as `ownApplications`; not-found also for one without a secret; forbidden without re-authentication
 */
export async function renewSecret(
  service: Service,
  viewer: Viewer | null,
  id: number,
  applicationId: number,
  { requestId, device }: Caller,
): Promise<string> {
  const { database, log } = service;
  await surelyProven(database, viewer);
  await ownAccount(service, viewer, id);
  const secret = `vos_${newSecret()}`;
  await inTransaction(database, async (transaction) => {
    await lockOwnAccount(transaction, viewer, id);
    const name = await replaceSecret(transaction, id, applicationId, hashSecret(secret));
    if (name === undefined) throw notFound('application with a secret');
    await recordSecurityEvent(transaction, id, { kind: 'application-secret-created', subject: name, device });
  });
  logAudit(log, 'application-secret-created', { memberId: id, applicationId, requestId });
  return secret;
}

/** Removes an application; all its tokens end. @throws {Refusal} signed-out; not-found */
export async function removeApplication(
  service: Service,
  viewer: Viewer | null,
  id: number,
  applicationId: number,
  { requestId, device }: Caller,
): Promise<void> {
  const { database, log } = service;
  await surelySignedIn(database, viewer);
  await ownAccount(service, viewer, id);
  await inTransaction(database, async (transaction) => {
    await lockOwnAccount(transaction, viewer, id);
    const name = await deleteApplication(transaction, id, applicationId);
    if (name === undefined) throw notFound('application');
    await recordSecurityEvent(transaction, id, { kind: 'application-removed', subject: name, device });
  });
  logAudit(log, 'application-removed', { memberId: id, applicationId, requestId });
}

/** @throws {Refusal} signed-out; not-found for others' */
export async function ownConnections(
  service: Service,
  viewer: Viewer | null,
  id: number,
): Promise<readonly Connection[]> {
  await surelySignedIn(service.database, viewer);
  await ownAccount(service, viewer, id);
  return connectionsOf(service.database, id);
}

/** Ends what an application may do for the member, at once. @throws {Refusal} signed-out; not-found */
export async function endConnection(
  service: Service,
  viewer: Viewer | null,
  id: number,
  applicationId: number,
  { requestId, device }: Caller,
): Promise<void> {
  const { database, log } = service;
  await surelySignedIn(database, viewer);
  await ownAccount(service, viewer, id);
  await inTransaction(database, async (transaction) => {
    await lockOwnAccount(transaction, viewer, id);
    const name = await disconnect(transaction, id, applicationId);
    if (name === undefined) throw notFound('connected application');
    await recordSecurityEvent(transaction, id, { kind: 'application-disconnected', subject: name, device });
  });
  logAudit(log, 'application-disconnected', { memberId: id, applicationId, requestId });
}
