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
  const rows = await database
    .selectFrom('member_identity')
    .select('member_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
  return rows[0]?.member_id;
}

/** @returns the identity's member: it is not transferred from another one */
export async function linkIdentity(
  database: Database,
  provider: string,
  subject: string,
  memberId: number,
): Promise<number> {
  await database
    .insertInto('member_identity')
    .values({ provider, subject, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await memberOfIdentity(database, provider, subject)) ?? memberId;
}

export async function identitiesOf(database: Database, memberId: number): Promise<readonly Identity[]> {
  const { rows } = await sql<{ provider: string; created_at: Date }>`
    select provider, min(created_at) as created_at from member_identity where member_id = ${memberId}::int
      group by provider order by provider`.execute(database);
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
