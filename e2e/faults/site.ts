import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fillSample, findPostgres, openDatabase } from '@verandah/api';
import { openBenchSite, type BenchSite } from '../../bench/mixed-traffic.ts';

/** @throws {Error} with the last output of PostgreSQL's tool */
function tool(name: string, args: readonly string[]): void {
  const done = spawnSync(join(findPostgres()?.folder ?? '', name), args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`PostgreSQL's ${name} failed: ${done.stderr.trim().split('\n').at(-1) ?? ''}`);
}

/**
 * Builds a site with sample data in a database. With DATA_DIR in that folder, where its database is stored beside it
 * for the next run.
 * @param primary address of an empty database
 */
export async function buildSite(
  primary: string,
  listings: number,
  settings: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<BenchSite> {
  const folder = process.env['DATA_DIR'];
  const dump = folder === undefined ? undefined : join(folder, `faults-${listings}.dump`);
  if (dump !== undefined && existsSync(dump)) {
    say(`the database comes from ${dump}`);
    tool('pg_restore', ['--no-owner', '-d', primary, dump]);
  } else {
    say(`making ${listings} listings …`);
    const database = await openDatabase({ dataDir: '', databaseUrl: primary });
    await fillSample(database, { listings, accounts: true });
    await database.destroy();
  }
  say('building the site …');
  const site = await openBenchSite(listings, say, { ...settings, DATABASE_URL: primary });
  // Its processes are replaced by ones that can be stopped one by one.
  await site.stop();
  if (dump !== undefined && !existsSync(dump)) {
    tool('pg_dump', ['-Fc', '-f', `${dump}.part`, primary]);
    renameSync(`${dump}.part`, dump);
  }
  return site;
}
