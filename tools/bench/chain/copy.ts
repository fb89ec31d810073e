import { startPrivateServer } from '@verandah/api/test-kit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runData } from '../run-data.ts';

/** A copy of a site on a PostgreSQL server of its own. */
export interface SiteCopy {
  /** Settings of API and host, and `PG_PID`, the server's process. */
  readonly environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/**
 * Copies a site by a backup.
 * @throws {Error} when the backup fails
 */
export async function copySite(environment: NodeJS.ProcessEnv): Promise<SiteCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const server = await startPrivateServer({
    configuration: { shared_buffers: '512MB', effective_cache_size: '2GB', random_page_cost: '1.1' },
  });
  const close = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const file = join(folder, 'site.backup');
    const copied: NodeJS.ProcessEnv = { ...environment, DATA_DIR: join(folder, 'data'), DATABASE_URL: server.url };
    await runData(['backup', file, '--with-secrets'], environment);
    await runData(['restore', file], copied);
    // Releases, keys and tokens are those of the site itself.
    return { environment: { ...environment, DATABASE_URL: server.url, PG_PID: String(server.pid) }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
