import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { profiles, type Profile } from './screens.ts';
import { deployedJourneys } from './deployed/journeys.ts';
import { dataFolder, deployedSite, repliesDomain, site, smtpPort } from './site.ts';

const screens = Object.keys(profiles) as Profile[];
const tagged = (names: readonly Profile[]): RegExp => new RegExp(`@(?:${names.join('|')})\\b`);

/** They have screens of their own. */
const pictures = 'pictures/*.spec.ts';

/** Serves the journeys' own site. */
const webServer: NonNullable<PlaywrightTestConfig['webServer']> = {
  command: `"${process.execPath}" serve.ts`,
  url: `${site}/readyz`,
  timeout: 900_000,
  stdout: 'pipe',
  stderr: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  env: {
    DATA_DIR: dataFolder,
    PORT: new URL(site).port,
    SAMPLE_LISTINGS: '3000',
    // A journey may say which network its visitor is on: what a network may try in a minute, all journeys together
    // exceed.
    TRUST_PROXY: '1',
    REPLIES_DOMAIN: repliesDomain,
    INBOUND_SMTP_PORT: String(smtpPort),
    // Journeys break releases on purpose and put them right themselves; the health monitor has a journey, and hosts,
    // of its own.
    WATCH: 'off',
    WATCH_VIEWS_PER_ADDRESS: '1000',
    // Squads sign in at the console through the development provider.
    OPS_OIDC_ISSUER: `${site}/development/provider`,
    OPS_OIDC_CLIENT_ID: 'verandah-operations',
    OPS_OIDC_CLIENT_SECRET: 'known-to-every-developer',
    OPS_OIDC_RIGHTS: 'squad-listing=listing',
  },
};

/**
 * Journeys run against the real product: `npm start`'s own script, on its own port and data folder; some of them against
 * a deployed site, E2E_SITE.
 */
export default defineConfig({
  testDir: '.',
  testMatch: deployedSite
    ? ['deployed/*.spec.ts', ...deployedJourneys.map((name) => `journeys/${name}.spec.ts`)]
    : '**/*.spec.ts',
  outputDir: '../test-results',
  // Some journeys promote and roll back releases of the one site; they must not run concurrently.
  workers: 1,
  timeout: 120_000,
  // A busy machine is slow and not wrong.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 20_000,
    baseURL: site,
    // A trial signs its certificate itself.
    ignoreHTTPSErrors: deployedSite !== undefined,
    // Journeys cannot observe or block requests of a service worker, and it costs each of them a second; those about it
    // allow it (offline.spec.ts).
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, while the site's releases are those that it was started with and nothing else keeps the machine busy.
    ...(deployedSite === undefined ? [{ name: 'pictures', testMatch: pictures }] : []),
    // A journey runs once, on the desktop, unless its tags name other screens.
    ...screens.map((name) => ({
      name,
      use: profiles[name],
      testIgnore: deployedSite === undefined ? ['deployed/**', pictures] : [],
      ...(name === 'desktop'
        ? { grepInvert: new RegExp(`^(?!.*${tagged([name]).source}).*${tagged(screens).source}`, 's') }
        : { grep: tagged([name]) }),
    })),
  ],
  ...(deployedSite === undefined && { webServer }),
});
