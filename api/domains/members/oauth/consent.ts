import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults } from 'oidc-provider';
import { inTransaction } from '../../../platform/database/public.ts';
import { applicationScopes, newSecret, scopes, type Scope, type Viewer } from '../../../platform/identity/public.ts';
import { Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { lockOwnAccount, ownAccount } from '../account.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { mailChange } from '../mails.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { surelySignedIn } from '../sessions.ts';
import { clientById, type Client } from './application-store.ts';
import { authorizationServer } from './authorization-server.ts';
import { insertGrant } from './grant-store.ts';

/** The browser's request, whose cookie binds the consent to it. */
export interface Browser {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What an application requests of a member. */
export interface ConsentRequest {
  readonly application: string;
  /** Where the member is sent afterwards: 'app.example.com'. */
  readonly returnsTo: string;
  readonly scopes: readonly { readonly name: Scope; readonly description: string }[];
  /** Whose account it would be connected to. */
  readonly account: string;
}

const expired = (): Refusal =>
  new Refusal(
    'gone',
    'This request has expired or is not from this browser. Go back to the application and try again.',
  );

async function readRequest(
  service: Service,
  uid: string,
  { request, reply }: Browser,
): Promise<{ readonly client: Client; readonly requested: readonly Scope[]; readonly returnsTo: string }> {
  const server = await authorizationServer(service);
  const found = await server.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) throw expired();
    throw error;
  });
  if (found.uid !== uid) throw expired();
  const { client_id: clientId, scope, redirect_uri: address } = found.params;
  const client = await clientById(service.database, String(clientId));
  if (client === undefined) throw expired();
  // The library rejects scopes of other applications only: names that it does not have are left to this.
  const wanted = new Set(String(scope ?? '').split(' '));
  const requested = applicationScopes.filter((name) => wanted.has(name) && client.scopes.includes(name));
  if (requested.length === 0) throw new Refusal('conflict', 'The application does not request any scope.');
  return { client, requested, returnsTo: new URL(String(address)).host };
}

/**
 * What the application of this browser requests.
 * @throws {Refusal} signed-out; gone for a request that has expired or belongs to another browser; conflict for one
 * without a scope
 */
export async function readConsent(
  service: Service,
  viewer: Viewer | null,
  uid: string,
  browser: Browser,
): Promise<ConsentRequest> {
  const { memberId } = await surelySignedIn(service.database, viewer);
  const { email, username } = await ownAccount(service, viewer, memberId);
  const { client, requested, returnsTo } = await readRequest(service, uid, browser);
  return {
    application: client.name,
    returnsTo,
    scopes: requested.map((name) => ({ name, description: scopes[name] })),
    account: email === '' ? username : email,
  };
}

/**
 * Stores the member's decision.
 * @returns the address of this site at which the browser continues to the application
 * @throws {Refusal} as `readConsent`; throttled
 */
export async function decideConsent(
  service: Service,
  viewer: Viewer | null,
  uid: string,
  decision: 'allow' | 'deny',
  browser: Browser,
  { device, requestId }: Caller,
): Promise<string> {
  const { database, settings, log } = service;
  const { memberId } = await surelySignedIn(database, viewer);
  const { client, requested } = await readRequest(service, uid, browser);
  const server = await authorizationServer(service);
  const finish = (result: InteractionResults): Promise<string> =>
    server
      .interactionResult(browser.request.raw, browser.reply.raw, result, { mergeWithLastSubmission: false })
      .then((address) => new URL(address).pathname);
  if (decision === 'deny') return finish({ error: 'access_denied', error_description: 'The member declined.' });
  await throttleCaller(database, 'oauth-consent', memberId);
  const grantId = newSecret();
  await inTransaction(database, async (transaction) => {
    const member = await lockOwnAccount(transaction, viewer, memberId);
    await insertGrant(transaction, { id: grantId, applicationId: client.id, memberId, scopes: requested });
    await recordSecurityEvent(transaction, memberId, { kind: 'application-connected', subject: client.name, device });
    await mailChange(
      transaction,
      member,
      'An application was connected to your account',
      'You allowed an application to use Verandah in your name. Your account lists it, and there you can disconnect it.',
      settings.publicUrl,
    );
  });
  logAudit(log, 'application-connected', { memberId, applicationId: client.id, requestId });
  return finish({ login: { accountId: String(memberId), remember: false }, consent: { grantId } });
}
