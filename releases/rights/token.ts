import { createHash, randomBytes } from 'node:crypto';
import type { TokenRecord } from '@verandah/release-registry';
import type { RegistryClient } from '../registry/registry-client.ts';
import { Refusal } from '../refusal.ts';
import { sameToken } from '../secret-file.ts';
import { operationsGrant, type Grant } from './grant.ts';

/** A token as its owner holds it: shown once, stored as its hash. 256 random bits need no slow hash. */
export const newToken = (): string => `verandah_${randomBytes(32).toString('base64url')}`;
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The rights of a bearer token.
 * @param opsToken the one in the site's data folder
 * @throws {Refusal} 'not-allowed' with what is wrong with it, 'registry-away'
 */
export async function grantOf(
  token: string,
  opsToken: string,
  client: Pick<RegistryClient, 'findToken'>,
  now: number,
): Promise<Grant> {
  if (sameToken(token, opsToken)) return operationsGrant;
  return grantOfFound(token === '' ? null : await client.findToken({ hash: hashToken(token) }), now);
}

/** Like `grantOf`, by the hash of a token. */
export async function grantOfHash(
  hash: string,
  opsToken: string,
  client: Pick<RegistryClient, 'findToken'>,
  now: number,
): Promise<Grant> {
  return sameToken(hash, hashToken(opsToken)) ? operationsGrant : grantOfFound(await client.findToken({ hash }), now);
}

function grantOfFound(found: TokenRecord | null, now: number): Grant {
  if (!found)
    throw new Refusal(
      'not-allowed',
      "The token is missing or wrong. Set VERANDAH_TOKEN to a token of your squad or, for operations, to the content of the file ops-token in the site's data folder.",
    );
  if (found.revokedAt !== null)
    throw new Refusal(
      'not-allowed',
      `The token ${found.name} was revoked at ${found.revokedAt}. Operations can make another: ops token create.`,
    );
  if (Date.parse(found.expiresAt) <= now)
    throw new Refusal(
      'not-allowed',
      `The token ${found.name} ended at ${found.expiresAt}. Operations can make another: ops token create.`,
    );
  return { name: found.name, area: found.area, actions: found.actions };
}
