import { join } from 'node:path';
import { areaRoutes } from '../../tools/areas.ts';
import { ProcessSupervisor } from '../../tools/start/process-supervisor.ts';
import { repliesDomain, type SiteAddresses } from './run.ts';

const root = join(import.meta.dirname, '..', '..');

/** The environment of a site's processes. */
export const settingsOf = ({ site, smtpPort, environment }: SiteAddresses): NodeJS.ProcessEnv => ({
  ...process.env,
  ...environment,
  NODE_ENV: 'production',
  SAMPLE_LISTINGS: '3000',
  // A journey may set the network of its visitor: what a network may try in a minute, all journeys together
  // exceed.
  TRUST_PROXY: '1',
  REPLIES_DOMAIN: repliesDomain,
  INBOUND_SMTP_PORT: String(smtpPort),
  // Journeys break releases on purpose and put them right themselves; the health monitor has a journey, and hosts,
  // of its own.
  WATCH: 'off',
  // Each worker has a site, and the machine few processors.
  RENDER_WORKERS: '1',
  WATCH_VIEWS_PER_ADDRESS: '1000',
  // Squads sign in at the console through the development provider.
  OPS_OIDC_ISSUER: `${site}/development/provider`,
  OPS_OIDC_CLIENT_ID: 'verandah-operations',
  OPS_OIDC_CLIENT_SECRET: 'known-to-every-developer',
  OPS_OIDC_RIGHTS: 'squad-listing=listing',
});

/** Serves what a data folder and a database have, as `npm run serve` does. @throws {Error} when it does not start */
export async function serveSite(addresses: SiteAddresses): Promise<ProcessSupervisor> {
  const { site, environment } = addresses;
  const supervisor = new ProcessSupervisor({
    ...settingsOf(addresses),
    EXPECTED_AREAS: JSON.stringify(await areaRoutes(root)),
  });
  try {
    const api = supervisor.start('The API', join(root, 'api/app/main.ts'), { DRAIN_SECONDS: '1' });
    const host = supervisor.start('The host', join(root, 'host/main.ts'), { DRAIN_SECONDS: '1' });
    await supervisor.untilReady(api, `http://127.0.0.1:${environment['API_PORT']}/readyz`);
    await supervisor.untilReady(host, `${site}/readyz`);
    return supervisor;
  } catch (problem) {
    await supervisor.stop();
    throw problem;
  }
}
