import type { Database } from '../../../platform/database/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { agentIdByUsername } from './agent-store.ts';
import { agentOf } from './viewer-agent.ts';

/** Links to the portal's pages with an agent's figures; empty for other callers. */
export async function performanceHubUrls(
  database: Database,
  viewer: Viewer | null,
  username: string,
): Promise<string[]> {
  const own = await agentOf(database, viewer);
  if (own === null || own.agentId !== (await agentIdByUsername(database, username))) return [];
  return ['/agent-portal', '/agent-portal/listings', '/agent-portal/enquiries', '/agent-portal/performance'];
}
