import { sql } from 'kysely';
import { isAmong, onePlan, type Database } from '../../../../platform/database/public.ts';
import type { Licence } from './licence.ts';

/** The licences of offices, by state. */
export async function licencesOf(
  database: Database,
  officeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Licence[]>> {
  const { rows } = await sql<Omit<Licence, 'verifiedAt'> & { readonly at: Date }>`
    ${onePlan}select office_id as "officeId", state_code as "stateCode", number, verified_at as at,
      verified_by as "verifiedBy"
    from office_licence where office_id ${isAmong(officeIds, 'int')} order by office_id, state_code`.execute(database);
  return Map.groupBy(
    rows.map(({ at, ...licence }) => ({ ...licence, verifiedAt: at.toISOString() })),
    ({ officeId }) => officeId,
  );
}

/** Writes a licence in place of the one that the office had in the state. */
export async function writeLicence(
  database: Database,
  { officeId, stateCode, number }: Pick<Licence, 'officeId' | 'stateCode' | 'number'>,
  memberId: number,
): Promise<void> {
  await sql`insert into office_licence (office_id, state_code, number, member_id, verified_by)
    select ${officeId}::int, ${stateCode}, ${number}, id, name from member where id = ${memberId}::int
    on conflict (office_id, state_code) do update set number = excluded.number, member_id = excluded.member_id,
      verified_by = excluded.verified_by, verified_at = now()`.execute(database);
}

/** @returns whether there was one */
export async function deleteLicence(database: Database, officeId: number, stateCode: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('office_licence')
    .where('office_id', '=', officeId)
    .where('state_code', '=', stateCode)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
