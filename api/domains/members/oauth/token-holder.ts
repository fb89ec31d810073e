import { sql } from 'kysely';
import { onPrimary, type Database } from '../../../platform/database/public.ts';
import type { AccessToken, Viewer } from '../../../platform/identity/public.ts';
import { viewerOfToken } from '../access-tokens/viewer-of-token.ts';
import { hashOf } from './artifact-store.ts';

type Row = Pick<Viewer, 'memberId' | 'username' | 'agentId'> & {
  readonly scope: string | null;
  readonly applicationId: number;
  readonly grantId: string | null;
  readonly isStale: boolean;
};

/**
 * The member for whom an application's access token acts: who consented, or the owner of a service. Undefined if it has
 * expired, or if one of the two may not sign in.
 */
export async function applicationTokenHolder(database: Database, token: string): Promise<AccessToken | undefined> {
  // From the primary: a replica may lag behind the end of a token.
  const { rows } = await onPrimary(() =>
    sql<Row>`
      select t.payload->>'scope' as scope, a.id as "applicationId", g.id as "grantId", m.id as "memberId", m.username,
        m.agent_id as "agentId", g.last_used_at is null or g.last_used_at < now() - interval '1 minute' as "isStale"
      from oauth_artifact t
      join oauth_application a on a.id = t.application_id and (a.kind <> 'service' or a.secret_hash is not null)
      join member o on o.id = a.owner_id and o.deleted_at is null and o.suspended_at is null
      left join oauth_grant g on g.id = t.grant_id
      join member m on m.id = coalesce(g.member_id, o.id) and m.deleted_at is null and m.suspended_at is null
      where t.id_hash in (${hashOf('AccessToken', token)}, ${hashOf('ClientCredentials', token)})
        and t.expires_at > now() and (g.expires_at > now() or t.kind = 'ClientCredentials')`.execute(database),
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { scope, applicationId, grantId, isStale, memberId, username, agentId } = row;
  if (isStale && grantId !== null)
    await sql`update oauth_grant set last_used_at = now() where id = ${grantId}`.execute(database);
  return {
    // Applications take turns by member, however many tokens they have.
    id: `application-${applicationId}-${memberId}`,
    scopes: scope?.split(' ') ?? [],
    holder: viewerOfToken({ memberId, username, agentId }),
  };
}
