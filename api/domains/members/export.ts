import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { Service } from '../../platform/service.ts';
import { alertsOfAddress } from '../joined-alerts/public.ts';
import { ownAccount } from './account.ts';
import { audit } from './audit.ts';
import type { Caller } from './caller.ts';
import { personalData } from './personal-data.ts';
import { recordRareEvent } from './security-history/store.ts';
import { surelySignedIn } from './sessions.ts';
import type { Viewer } from '../../platform/identity/public.ts';

/** Maximum rows of a table in an export. */
const mostRows = 20_000;

/** All stored data of a member, by kind, with the tables' column names. */
export type AccountExport = Readonly<Record<string, unknown>>;

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
  const data: Record<string, unknown> = {
    exportedAt: new Date().toISOString(),
    account: { id, username, name, email, emailVerified, avatar, bio, role, agentId, preferences, createdAt },
  };
  for (const { table, column, exported } of personalData) {
    if (exported) data[exported.name] = await rowsOf(service.database, table, column, exported.columns, id);
  }
  data['alertsByEmail'] = await alertsOfAddress(service.database, id);
  // Once an hour: repeated exports push out no other entry of the history.
  await recordRareEvent(service.database, id, { kind: 'data-exported', device }, 1);
  audit(service.log, 'exported', { memberId: id, requestId });
  return data;
}

async function rowsOf(
  database: Database,
  table: string,
  column: string,
  columns: readonly string[],
  id: number,
): Promise<readonly unknown[]> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select ${sql.join(columns.map((each) => sql.ref(each)))} from ${sql.table(table)}
    where ${sql.ref(column)} = ${id}::int order by ${sql.ref(columns[0] ?? column)} limit ${mostRows}::int`.execute(
    database,
  );
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, jsonOf(value)])));
}

/** JSON has no BigInt, which a column of `bigint` is read as: our numbers of rows are far below 2^53. */
const jsonOf = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);
