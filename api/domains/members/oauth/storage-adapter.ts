import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../platform/database/public.ts';
import { codeOf } from '../../../platform/failure.ts';
import { clientById } from './application-store.ts';
import {
  artifactKinds,
  consumeArtifact,
  deleteArtifact,
  deleteArtifactsOf,
  readArtifact,
  writeArtifact,
  type ArtifactKind,
} from './artifact-store.ts';
import { clientMetadata } from './client-metadata.ts';
import { grantById } from './grant-store.ts';

const nothing = async (): Promise<undefined> => undefined;
const never = async (): Promise<undefined> => {
  throw new Error('The authorization server does not store this.');
};
const closed: Adapter = {
  upsert: never,
  find: nothing,
  findByUserCode: nothing,
  findByUid: nothing,
  consume: never,
  destroy: nothing,
  revokeByGrantId: nothing,
};

/**
 * Storage of the authorization server by the kind of what it stores.
 * @param endGrant ends a consent with everything that was issued for it
 */
export function storageAdapter(database: Database, endGrant: (id: string) => Promise<void>): (kind: string) => Adapter {
  return (kind) => {
    if (kind === 'Client') return { ...closed, find: async (id) => readClient(database, id) };
    if (kind === 'Grant')
      return {
        ...closed,
        find: async (id) => readGrant(database, id),
        destroy: endGrant,
      };
    // The member's own session counts, at each request again; the library's would be a second one.
    if (kind === 'Session') return { ...closed, upsert: nothing };
    const stored = artifactKinds.find((each) => each === kind);
    return stored === undefined ? closed : artifactAdapter(database, stored, endGrant);
  };
}

async function readClient(database: Database, id: string): Promise<AdapterPayload | undefined> {
  const client = await clientById(database, id);
  return client && clientMetadata(client);
}

async function readGrant(database: Database, id: string): Promise<AdapterPayload | undefined> {
  const grant = await grantById(database, id);
  return (
    grant && {
      kind: 'Grant',
      jti: id,
      accountId: String(grant.memberId),
      clientId: grant.clientId,
      iat: grant.createdAt,
      exp: grant.expiresAt,
      // The library's name for scopes that belong to no resource.
      ...{ openid: { scope: grant.scopes.join(' ') } },
    }
  );
}

const artifactAdapter = (database: Database, kind: ArtifactKind, endGrant: (id: string) => Promise<void>): Adapter => ({
  ...closed,
  async upsert(value, { jti: _value, grantId, ...payload }, seconds = 0) {
    try {
      await writeArtifact(database, kind, value, {
        payload,
        grantId: grantId ?? null,
        clientId: payload.clientId ?? null,
        seconds,
      });
    } catch (error) {
      if (codeOf(error) === '23503') throw new errors.InvalidGrant('the consent has ended');
      throw error;
    }
  },
  async find(value) {
    const found = await readArtifact(database, kind, value);
    return (
      found && {
        ...found.payload,
        jti: value,
        ...(found.grantId !== null && { grantId: found.grantId }),
        ...(found.consumedAt !== null && { consumed: found.consumedAt }),
      }
    );
  },
  async consume(value) {
    if (await consumeArtifact(database, kind, value)) return;
    // Used twice at the same moment: one of the two is a thief.
    const found = await readArtifact(database, kind, value);
    if (found && found.grantId !== null) await endGrant(found.grantId);
    throw new errors.InvalidGrant('already used');
  },
  destroy: async (value) => deleteArtifact(database, kind, value),
  revokeByGrantId: async (grantId) => deleteArtifactsOf(database, kind, grantId),
});
