import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../platform/database/public.ts';
import type { Service } from '../../platform/service.ts';
import { proposalDataOf, proposalDataShape } from '../proposals/personal/public.ts';
import { alertsOfAddress } from '../saved/joined-alerts/public.ts';
import { ownAccount } from './account.ts';
import { logAudit } from './audit.ts';
import type { Caller } from './caller.ts';
import { personalData } from './personal-data.ts';
import { chosenPreferences } from './preferences.ts';
import { recordRareEvent } from './security-history/store.ts';
import { surelySignedIn } from './sessions.ts';
import type { Viewer } from '../../platform/identity/public.ts';

/** Maximum rows of a table in an export. */
const mostRows = 20_000;

const moment = v.pipe(v.string(), v.isoTimestamp());

/** All stored data of a member, by kind, with the tables' column names. */
export const exportResponse = v.strictObject({
  exportedAt: moment,
  account: v.strictObject({
    id: v.number(),
    username: v.string(),
    name: v.string(),
    email: v.string(),
    emailVerified: v.boolean(),
    avatar: v.nullable(v.string()),
    bio: v.string(),
    role: v.picklist(['member', 'admin']),
    agentId: v.nullable(v.number()),
    preferences: chosenPreferences,
    createdAt: moment,
  }),
  ...Object.fromEntries(
    personalData.flatMap(({ exported }) =>
      exported ? [[exported.name, v.array(v.strictObject(exported.columns))]] : [],
    ),
  ),
  ...proposalDataShape,
  alertsByEmail: v.array(
    v.strictObject({
      name: v.string(),
      address: v.string(),
      every: v.string(),
      created_at: moment,
      confirmed_at: v.nullable(moment),
      joined_at: v.nullable(moment),
    }),
  ),
});
export type AccountExport = v.InferOutput<typeof exportResponse>;

export async function exportAccount(
  service: Service,
  viewer: Viewer | null,
  id: number,
  { requestId, device }: Caller,
): Promise<AccountExport> {
  await surelySignedIn(service.database, viewer);
  const { username, name, email, emailVerified, avatar, bio, role, agentId, preferences, createdAt } = await ownAccount(
    service,
    viewer,
    id,
  );
  const tables: Record<string, readonly Row[]> = {};
  for (const { table, column, exported } of personalData)
    if (exported)
      tables[exported.name] = await rowsOf(service.database, table, column, Object.keys(exported.columns), id);
  const alertsByEmail = (await alertsOfAddress(service.database, id)).map(
    ({ name: alert, address, every, created_at, confirmed_at, joined_at }) => ({
      name: alert,
      address,
      every,
      created_at: created_at.toISOString(),
      confirmed_at: confirmed_at?.toISOString() ?? null,
      joined_at: joined_at?.toISOString() ?? null,
    }),
  );
  // Once an hour: repeated exports push out no other entry of the history.
  await recordRareEvent(service.database, id, { kind: 'data-exported', device }, 1);
  logAudit(service.log, 'exported', { memberId: id, requestId });
  return {
    exportedAt: new Date().toISOString(),
    account: {
      id,
      username,
      name,
      email,
      emailVerified,
      avatar,
      bio,
      role,
      agentId,
      preferences: { ...preferences },
      createdAt: createdAt.toISOString(),
    },
    ...tables,
    ...(await proposalDataOf(service, id)),
    alertsByEmail,
  };
}

/** A row as JSON. */
type Row = Readonly<Record<string, unknown>>;

async function rowsOf(
  database: Database,
  table: string,
  column: string,
  columns: readonly string[],
  id: number,
): Promise<readonly Row[]> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select ${sql.join(columns.map((each) => sql.ref(each)))} from ${sql.table(table)}
    where ${sql.ref(column)} = ${id}::int order by ${sql.ref(columns[0] ?? column)} limit ${mostRows}::int`.execute(
    database,
  );
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, jsonOf(value)])));
}

/**
 * JSON has no BigInt, which a column of `bigint` is read as: our numbers of rows are far below 2^53. It has no dates.
 */
function jsonOf(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Date ? value.toISOString() : value;
}
