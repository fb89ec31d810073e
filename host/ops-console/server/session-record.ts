import { randomBytes } from 'node:crypto';
import { rightsOf, type Grant, type RegistryClient } from '@verandah/releases';
import { sessionSeconds, type ConsoleSession } from './session.ts';

/**
 * The name of a session in the registry, in the characters that names of tokens may have:
 * `console-ann-lee-20261123T103456Z-1f0c2a`.
 */
function sessionName(person: string, now: number, hash: string): string {
  const who = person.replaceAll(/[^A-Za-z0-9.@-]+/g, '-').slice(0, 24);
  const since = new Date(now).toISOString().replaceAll(/[:-]|\.\d+/g, '');
  return `console-${who}-${since}-${hash.slice(0, 6)}`;
}

/**
 * Records a session in the registry's list of tokens, so that it is listed and revoked like one (`ops token list`, `ops
 * token revoke`). The hash has no secret, so it can't be used as a token.
 * @returns the hash
 * @throws {Refusal} 'registry-away': a session that could not be revoked is not opened
 */
export async function recordSession(
  client: Pick<RegistryClient, 'createToken'>,
  grant: Grant,
  now: number,
): Promise<string> {
  const hash = randomBytes(32).toString('hex');
  const [{ area, actions } = { area: null, actions: [] }] = rightsOf(grant);
  await client.createToken({
    name: sessionName(grant.name, now, hash),
    hash,
    area,
    actions,
    expiresAt: new Date(now + sessionSeconds * 1000).toISOString(),
    who: grant.name,
  });
  return hash;
}

/** Revokes the session record of a person who signs out. @throws {Refusal} 'registry-away' */
export async function endRecord(
  client: Pick<RegistryClient, 'findToken' | 'revokeToken'>,
  { grant, tokenHash }: ConsoleSession,
): Promise<void> {
  const record = await client.findToken({ hash: tokenHash });
  if (record?.revokedAt === null) await client.revokeToken({ name: record.name, who: grant.name, why: 'signed out' });
}
