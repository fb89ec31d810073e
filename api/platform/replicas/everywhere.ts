import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Servers } from '../database/public.ts';
import { positionNow } from './follow-requests.ts';

/**
 * Waits until what has been committed so far can be read from every replica that is read from. Before others are
 * notified that something has changed: who then reads it again must not find it as it was. A replica that takes too
 * long is left out by then, since it is too far behind.
 */
export async function readableEverywhere(servers: Servers | undefined, database: Database): Promise<void> {
  if (!servers?.cluster.readsReplicas) return;
  const { cluster } = servers;
  const position = await positionNow(database);
  while (cluster.servers.some((server) => cluster.isFit(server) && (server.state?.position ?? 0n) < position)) {
    await cluster.look();
    await pause(20);
  }
}
