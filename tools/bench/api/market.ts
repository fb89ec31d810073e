import { openDatabase } from '@verandah/api';
import { fillSample } from '@verandah/sample';
import { startPrivateServer } from '@verandah/api/test-kit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { callMix, type Call } from './mix.ts';
import { serverCpu } from './server-cpu.ts';

/** The API over a database of its own. */
export interface Market {
  /** 'PostgreSQL 18.4.0' */
  readonly name: string;
  readonly api: ApiProcess;
  readonly calls: readonly Call[];
  /** Data of the API. */
  readonly folder: string;
  /** The address of the database. */
  readonly databaseUrl: string;
  /** Milliseconds of CPU time used so far by the API's process and by the database server. */
  cpu(): Promise<{ readonly api: number; readonly server: number }>;
}

/**
 * Creates listings with their related data, starts the API over them, and removes everything at the end.
 * @param mixRounds number of rounds of twenty calls
 */
export async function withMarket<Result>(
  listings: number,
  mixRounds: number,
  say: (line: string) => void,
  use: (market: Market) => Promise<Result>,
): Promise<Result> {
  say(`making ${listings} listings with related data …`);
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const server = await startPrivateServer({
    configuration: { shared_buffers: '512MB', effective_cache_size: '2GB', random_page_cost: '1.1' },
  });
  let api: ApiProcess | undefined;
  try {
    const database = await openDatabase({ dataDir: folder, databaseUrl: server.url });
    await fillSample(database, { listings, accounts: true });
    const calls = await callMix(database, mixRounds);
    await database.destroy();
    const started = await startApiProcess({
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      API_PORT: '0',
      PORT: '0',
      DATABASE_URL: server.url,
    });
    api = started;
    return await use({
      name: `PostgreSQL ${server.version}`,
      api: started,
      calls,
      folder,
      databaseUrl: server.url,
      cpu: async () => ({ api: await started.cpu(), server: serverCpu(server.pid) }),
    });
  } finally {
    await api?.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
