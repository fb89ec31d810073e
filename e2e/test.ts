import { test as base } from '@playwright/test';
import { deployedSite, worker } from './site.ts';
import { presentRun } from './sites/run.ts';

async function requestSite(method: 'PUT' | 'DELETE'): Promise<void> {
  const response = await fetch(`${presentRun().siteManager}/${worker}`, { method });
  if (!response.ok) throw new Error(`The worker's site does not start: ${await response.text()}`);
}

/**
 * Journeys on their worker's own site. One that fails may leave anything behind: the next worker, which Playwright
 * starts then, gets a new site.
 */
export const test = base.extend<{ spoilt: void }, { served: void }>({
  served: [
    // Playwright reads the names of a fixture's dependencies from its parameters: here there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (deployedSite === undefined) await requestSite('PUT');
      await use();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  spoilt: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      await use();
      if (deployedSite === undefined && testInfo.status !== testInfo.expectedStatus) await requestSite('DELETE');
    },
    { auto: true },
  ],
});

export * from '@playwright/test';
