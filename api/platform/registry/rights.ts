import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { sendJobs } from '../jobs/public.ts';
import { freezeTimesJob } from './freeze-times.ts';
import { appendEvent, lockLog } from './log.ts';
import type { Freeze, FreezeInput, TokenInput, TokenRecord } from '@verandah/release-registry';

const isoColumn = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const tokenColumns = sql`
  name, area, actions, created_by as "createdBy", ${isoColumn('created_at')} as "createdAt",
    ${isoColumn('expires_at')} as "expiresAt",
  ${isoColumn('revoked_at')} as "revokedAt", ${isoColumn('used_at')} as "usedAt"
`;

/** Stores a token's hash. False if the name was used before. */
export async function createToken(
  database: Database,
  { name, hash, area, actions, expiresAt, who }: TokenInput,
): Promise<boolean> {
  return database.transaction().execute(async (step) => {
    await lockLog(step);
    const rows = await step
      .insertInto('releases.token')
      .values({ name, hash, area, actions, created_by: who, expires_at: expiresAt })
      .onConflict((conflict) => conflict.columns(['name']).doNothing())
      .returning('id')
      .execute();
    if (rows.length === 0) return false;
    await appendEvent(step, {
      who,
      action: 'token-create',
      area,
      why: name,
      detail: { token: name, actions, expiresAt },
    });
    return true;
  });
}

/** The token with a hash, whether it still holds or not; its use is noted, to the minute. */
export async function findToken(database: Database, hash: string): Promise<TokenRecord | undefined> {
  const { rows } = await sql<TokenRecord>`select ${tokenColumns} from releases.token where hash = ${hash}`.execute(
    database,
  );
  if (rows[0])
    await sql`update releases.token set used_at = now() where hash = ${hash} and (used_at is null
      or used_at < now() - interval '1 minute')`.execute(database);
  return rows[0];
}

/** The newest first. */
export async function readTokens(database: Database): Promise<TokenRecord[]> {
  return (await sql<TokenRecord>`select ${tokenColumns} from releases.token order by id desc`.execute(database)).rows;
}

/** Ends a token. False when no token of that name holds. */
export async function revokeToken(
  database: Database,
  name: string,
  who: string,
  why: string | undefined,
): Promise<boolean> {
  return database.transaction().execute(async (step) => {
    await lockLog(step);
    const rows = await step
      .updateTable('releases.token')
      .set({ revoked_at: sql<Date>`now()` })
      .where('name', '=', name)
      .where('revoked_at', 'is', null)
      .returning('area')
      .execute();
    const [token] = rows;
    if (!token) return false;
    await appendEvent(step, { who, action: 'token-revoke', area: token.area, why, detail: { token: name } });
    return true;
  });
}

const freezeColumns = sql`id, area, ${isoColumn('from_at')} as "from", ${isoColumn('until_at')} as "until", why,
  created_by as "createdBy", ${isoColumn('lifted_at')} as "liftedAt"`;

export async function createFreeze(database: Database, { area, from, until, why, who }: FreezeInput): Promise<Freeze> {
  return database.transaction().execute(async (step) => {
    await lockLog(step);
    const { rows } = await sql<Freeze>`
      insert into releases.freeze (area, from_at, until_at, why, created_by, begun)
      values (${area}, ${from}::timestamptz, ${until}::timestamptz, ${why}, ${who}, ${from}::timestamptz <= now())
      returning ${freezeColumns}
    `.execute(step);
    const made = rows[0] as Freeze;
    await appendEvent(step, {
      who,
      action: 'freeze',
      area,
      why,
      detail: { freeze: made.id, from: made.from, until: made.until },
    });
    const moments = [made.from, made.until].map((moment) => ({ data: {}, startAfter: new Date(moment) }));
    await sendJobs(step, freezeTimesJob, moments);
    return made;
  });
}

/** Those that are not over, the first to come first. */
export async function readFreezes(database: Database): Promise<Freeze[]> {
  return (
    await sql<Freeze>`select ${freezeColumns} from releases.freeze where until_at > now() and lifted_at is null
      order by from_at, id`.execute(database)
  ).rows;
}

/** Ends a freeze early. False unless it is active. */
export async function liftFreeze(
  database: Database,
  id: number,
  who: string,
  why: string | undefined,
): Promise<boolean> {
  return database.transaction().execute(async (step) => {
    await lockLog(step);
    const rows = await step
      .updateTable('releases.freeze')
      .set({ lifted_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('lifted_at', 'is', null)
      .where('until_at', '>', sql<Date>`now()`)
      .returning('area')
      .execute();
    const [freeze] = rows;
    if (!freeze) return false;
    await appendEvent(step, { who, action: 'unfreeze', area: freeze.area, why, detail: { freeze: id } });
    return true;
  });
}
