import { inTransaction } from '../../../platform/database/public.ts';
import { hashSecret, newSecret, type Scope, type Viewer } from '../../../platform/identity/public.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { lockOwnAccount, ownAccount } from '../account.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { mailChange } from '../mails.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { surelyProven, surelySignedIn } from '../sessions.ts';
import { deleteToken, insertToken, tokensOf, type TokenRow } from './store.ts';

/** Tokens that a member may have, expired ones included. */
const mostTokens = 20;

export interface TokenRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Until it expires. */
  readonly days: number;
}

/** @throws {Refusal} signed-out; not-found for others' */
export async function ownTokens(service: Service, viewer: Viewer | null, id: number): Promise<readonly TokenRow[]> {
  await surelySignedIn(service.database, viewer);
  await ownAccount(service, viewer, id);
  return tokensOf(service.database, id);
}

/**
 * Creates a token, returned only once: the database stores its hash. The member is notified by email.
 * @throws {Refusal} as `ownTokens`; forbidden without re-authentication; conflict for too many; throttled
 */
export async function addToken(
  service: Service,
  viewer: Viewer | null,
  id: number,
  { name, scopes, days }: TokenRequest,
  { requestId, device }: Caller,
): Promise<TokenRow & { readonly token: string }> {
  const { database, settings, log } = service;
  await surelyProven(database, viewer);
  await ownAccount(service, viewer, id);
  await throttleCaller(database, 'access-token-made', id);
  const token = `vat_${newSecret()}`;
  const made = await inTransaction(database, async (transaction) => {
    const member = await lockOwnAccount(transaction, viewer, id);
    const row = await insertToken(
      transaction,
      { memberId: id, name, hash: hashSecret(token), ending: token.slice(-4), scopes: [...new Set(scopes)], days },
      mostTokens,
    );
    if (row === undefined)
      throw new Refusal('conflict', `You have ${mostTokens} access tokens. Revoke one that you no longer use.`);
    await recordSecurityEvent(transaction, id, { kind: 'access-token-created', subject: name, device });
    await mailChange(
      transaction,
      member,
      'An access token was created',
      'An access token was created, with which a program can use Verandah in your name.',
      settings.publicUrl,
    );
    return row;
  });
  logAudit(log, 'access-token-made', { memberId: id, requestId });
  return { ...made, token };
}

/** Revokes a token. @throws {Refusal} signed-out; not-found */
export async function revokeToken(
  service: Service,
  viewer: Viewer | null,
  id: number,
  tokenId: number,
  { requestId, device }: Caller,
): Promise<void> {
  await surelySignedIn(service.database, viewer);
  await ownAccount(service, viewer, id);
  await inTransaction(service.database, async (transaction) => {
    await lockOwnAccount(transaction, viewer, id);
    const name = await deleteToken(transaction, id, tokenId);
    if (name === undefined) throw notFound('access token');
    await recordSecurityEvent(transaction, id, { kind: 'access-token-revoked', subject: name, device });
  });
  logAudit(service.log, 'access-token-revoked', { memberId: id, requestId });
}
