import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

export interface Identity {
  readonly provider: string;
  readonly createdAt: Date;
}

/** The member who signs in as this subject of a provider. */
export async function memberOfIdentity(
  database: Database,
  provider: string,
  subject: string,
): Promise<number | undefined> {
  const { rows } = await sql<{
    member_id: number;
  }>`select member_id from member_identity where provider = ${provider} and subject = ${subject}`.execute(database);
  return rows[0]?.member_id;
}

/** @returns whose it is now: somebody else's stays theirs */
export async function linkIdentity(
  database: Database,
  provider: string,
  subject: string,
  memberId: number,
): Promise<number> {
  await sql`insert into member_identity (provider, subject, member_id) values (${provider}, ${subject}, ${memberId}::int) on conflict do nothing`.execute(
    database,
  );
  return (await memberOfIdentity(database, provider, subject)) ?? memberId;
}

export async function identitiesOf(database: Database, memberId: number): Promise<readonly Identity[]> {
  const { rows } = await sql<{ provider: string; created_at: Date }>`
    select provider, min(created_at) as created_at from member_identity where member_id = ${memberId}::int group by provider order by provider`.execute(
    database,
  );
  return rows.map((row) => ({ provider: row.provider, createdAt: row.created_at }));
}

/** @returns whether there was one */
export async function unlinkIdentity(database: Database, memberId: number, provider: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from member_identity where member_id = ${memberId}::int and provider = ${provider}`.execute(
      database,
    );
  return (numAffectedRows ?? 0n) > 0n;
}
