import { sql } from 'kysely';
import { onPrimary, type Database } from '../../../platform/database/public.ts';
import type { AccessToken, Viewer } from '../../../platform/identity/public.ts';
import { viewerOfToken } from './viewer-of-token.ts';

export interface TokenRow {
  readonly id: number;
  readonly name: string;
  readonly ending: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = sql.raw(
  'id, name, ending, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"',
);

/** A member's tokens, newest first; expired ones too, until they are tidied away. */
export async function tokensOf(database: Database, memberId: number): Promise<readonly TokenRow[]> {
  const { rows } = await onPrimary(() =>
    sql<TokenRow>`select ${columns} from access_token where member_id = ${memberId}::int order by id desc`.execute(
      database,
    ),
  );
  return rows;
}

export interface NewToken {
  readonly memberId: number;
  readonly name: string;
  readonly hash: string;
  readonly ending: string;
  readonly scopes: readonly string[];
  readonly days: number;
}

/** @returns undefined if the member, whom the caller has locked, has the maximum */
export async function insertToken(
  transaction: Database,
  { memberId, name, hash, ending, scopes, days }: NewToken,
  most: number,
): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    insert into access_token (member_id, name, token_hash, ending, scopes, expires_at)
    select ${memberId}::int, ${name}, ${hash}, ${ending}, ${[...scopes]}::text[],
      now() + make_interval(days => ${days}::int)
    where (select count(*) from access_token where member_id = ${memberId}::int) < ${most}::int
    returning ${columns}`.execute(transaction);
  return rows[0];
}

/** @returns whether the member had it */
export async function deleteToken(database: Database, memberId: number, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from access_token where id = ${id}::int and member_id = ${memberId}::int returning name`.execute(database);
  return rows[0]?.name;
}

/** The token's member; undefined if it has expired, or the member may not sign in. */
export async function holderOf(database: Database, hash: string): Promise<AccessToken | undefined> {
  // From the primary: a replica may lag behind the end of a token.
  const { rows } = await onPrimary(() =>
    sql<
      Pick<AccessToken, 'scopes'> &
        Pick<TokenRow, 'id'> &
        Pick<Viewer, 'memberId' | 'username' | 'agentId'> & { readonly stale: boolean }
    >`
      select t.id, t.scopes, t.member_id as "memberId", m.username, m.agent_id as "agentId",
        t.last_used_at is null or t.last_used_at < now() - interval '1 minute' as stale
      from access_token t join member m on m.id = t.member_id
      where t.token_hash = ${hash} and t.expires_at > now() and m.deleted_at is null
        and m.suspended_at is null`.execute(database),
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { id, scopes, stale, memberId, username, agentId } = row;
  if (stale) await sql`update access_token set last_used_at = now() where id = ${id}::int`.execute(database);
  return { id, scopes, holder: viewerOfToken({ memberId, username, agentId }) };
}
