import { defineConfig } from '@playwright/test';
import { profiles, type Profile } from './screens.ts';
import { full } from './breadth.ts';
import { deployedJourneys } from './deployed/journeys.ts';
import { deployedSite, site } from './site.ts';
import { squadTools } from './squad-tooling/inputs.ts';

const screens = Object.keys(profiles) as Profile[];
const tagPattern = (names: readonly Profile[]): RegExp => new RegExp(`@(?:${names.join('|')})\\b`);

/**
 * Which journeys run on a screen: those whose tags name it, and on the desktop those without a tag. One with several
 * screens runs on the smallest of them only, unless everything is tried.
 */
function chosenFor(name: Profile): { readonly grep?: RegExp; readonly grepInvert?: RegExp[] } {
  const elsewhere = full || deployedSite !== undefined ? [] : screens.slice(screens.indexOf(name) + 1);
  const smaller = elsewhere.length === 0 ? [] : [tagPattern(elsewhere)];
  if (name !== 'desktop') return { grep: tagPattern([name]), grepInvert: smaller };
  return {
    grepInvert: [new RegExp(`^(?!.*${tagPattern([name]).source}).*${tagPattern(screens).source}`, 's'), ...smaller],
  };
}

/** They have screens of their own. */
const pictures = 'pictures/*.spec.ts';
/** `npm run pictures` */
const renewsPictures = process.env['RENEW_PICTURES'] !== undefined;
/** They build for minutes what rarely changes. */
const squadTooling = 'squad-tooling/*.spec.ts';

/**
 * Journeys run against the real product: `npm start`'s own script, on its own port and data folder; some of them
 * against a deployed site, E2E_SITE.
 */
export default defineConfig({
  testDir: '.',
  testMatch: deployedSite
    ? ['deployed/*.spec.ts', ...deployedJourneys.map((name) => `journeys/${name}.spec.ts`)]
    : '**/*.spec.ts',
  outputDir: '../test-results',
  workers: Number(process.env['E2E_WORKERS'] ?? (deployedSite === undefined ? 2 : 1)),
  // Some build an area; two workers share the machine with other tests.
  timeout: 240_000,
  // A process that never lets a timer run is ended with the rest: CI would end the run without a word of what failed.
  globalTimeout: 3_600_000,
  // A busy machine is slow and not wrong.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['./squad-tooling/reporter.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? ([['json']] as const) : []),
  ],
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
    // First: nothing else takes as long.
    ...(deployedSite === undefined && (full || renewsPictures) ? [{ name: 'pictures', testMatch: pictures }] : []),
    ...screens.map((name) => ({
      name,
      use: profiles[name],
      testIgnore:
        deployedSite === undefined
          ? ['deployed/**', pictures, ...(full || squadTools.haveChanged ? [] : [squadTooling])]
          : [],
      ...chosenFor(name),
    })),
  ],
  ...(deployedSite === undefined && { globalSetup: './sites/start-site-manager.ts' }),
});
