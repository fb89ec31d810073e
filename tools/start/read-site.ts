// `node tools/start/read-site.ts`: prints the settings of the site and the routes of this tree's areas, as JSON. A
// process of its own: what it loads would stay in the memory of the supervisor.
import { join } from 'node:path';
import { readSettings } from '@verandah/api/local-site';
import { areaRoutes } from '../areas.ts';
import type { StartedSite } from './started-site.ts';

try {
  const { port, apiPort, dataDir, databaseUrl, appEnv, sampleAccounts, sampleListings } = readSettings(process.env);
  const routes = await areaRoutes(join(import.meta.dirname, '../..'));
  const site: StartedSite = {
    ...{ port, apiPort, dataDir, appEnv, sampleAccounts, sampleListings, routes },
    ...(databaseUrl !== undefined && { databaseUrl }),
  };
  console.log(JSON.stringify(site));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
