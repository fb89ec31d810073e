import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@verandah/api';
import { fillSample } from '@verandah/sample';
import { openBenchSite, runData, type BenchSite } from '../../tools/bench/mixed-traffic.ts';

/**
 * Builds a site with sample data in a database. With DATA_DIR in that folder, a backup of its database is stored beside
 * it for the next run.
 * @param primary address of an empty database
 */
export async function buildSite(
  primary: string,
  listings: number,
  settings: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<BenchSite> {
  const folder = process.env['DATA_DIR'];
  const backup = folder === undefined ? undefined : join(folder, `faults-${listings}.backup`);
  // A folder without files: the backup is of rows only.
  const database = { ...process.env, DATA_DIR: join(folder ?? '', 'faults-rows'), DATABASE_URL: primary };
  if (backup !== undefined && existsSync(backup)) {
    say(`the database comes from ${backup}`);
    await runData(['restore', backup], database);
  } else {
    say(`making ${listings} listings …`);
    const empty = await openDatabase({ dataDir: '', databaseUrl: primary });
    await fillSample(empty, { listings, accounts: true });
    await empty.destroy();
  }
  say('building the site …');
  const site = await openBenchSite(listings, say, { ...settings, DATABASE_URL: primary });
  // Its processes are replaced by ones that can be stopped one by one.
  await site.stop();
  if (backup !== undefined && !existsSync(backup)) await runData(['backup', backup], database);
  return site;
}
