import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { hashSecret, newSecret } from '../../../platform/identity/public.ts';
import { sameSecret } from '../../../platform/same-secret.ts';
import { operator, type Sender } from './feed-sender.ts';

/** A new key for an office's feed, returned only once: the database stores its hash. */
export async function createFeedKey(database: Database, officeId: number): Promise<string> {
  const key = `vfk_${newSecret()}`;
  await database
    .insertInto('feed_key')
    .values({ office_id: officeId, key_hash: hashSecret(key) })
    .execute();
  return key;
}

/** A key of an office's feed; the key itself is shown once, when it is made. */
export interface FeedKey {
  readonly id: number;
  /** ISO 8601 */ readonly createdAt: string;
  readonly endedAt: string | null;
}

/** Newest first. */
export async function feedKeysOf(database: Database, officeId: number): Promise<FeedKey[]> {
  const rows = await database
    .selectFrom('feed_key')
    .select(['id', 'created_at as created', 'revoked_at as ended'])
    .where('office_id', '=', officeId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, created, ended }) => ({
    id,
    createdAt: created.toISOString(),
    endedAt: ended?.toISOString() ?? null,
  }));
}

/** @returns whether the key existed and still worked */
export async function endKey(database: Database, officeId: number, id: number): Promise<boolean> {
  const rows = await database
    .updateTable('feed_key')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('office_id', '=', officeId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Ends every key of an office. @returns how many were ended */
export async function revokeFeedKeys(database: Database, officeId: number): Promise<number> {
  const rows = await database
    .updateTable('feed_key')
    .set({ revoked_at: sql<Date>`now()` })
    .where('office_id', '=', officeId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** The operations token is a file in the data folder; it may be made or changed while the API runs. */
async function isOperator(key: string, dataDir: string): Promise<boolean> {
  // Without the file no key is the operator's.
  return sameSecret(key, (await readFile(join(dataDir, 'ops-token'), 'utf8').catch(() => '')).trim());
}

/** The sender that a key belongs to: the operator or an office; null for an invalid key. */
export async function senderOf(database: Database, dataDir: string, key: string): Promise<Sender | null> {
  if (key === '' || key.length > 500) return null;
  if (await isOperator(key, dataDir)) return operator;
  const { rows } = await sql<{ officeId: number; agentId: string | null }>`
    select k.office_id as "officeId", upper(o.feed_agent_id) as "agentId"
    from feed_key k join office o on o.id = k.office_id where k.key_hash = ${hashSecret(key)}
      and k.revoked_at is null`.execute(database);
  return rows[0] === undefined ? null : { operator: false, ...rows[0] };
}
