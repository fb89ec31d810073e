import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root, workFolder } from './site.ts';

const folder = join(workFolder, 'gallery');
/** No server: its files are read from the folder. */
const address = 'http://gallery.localhost';

/** Builds the gallery of the design system's components. @returns the ids of its stories */
export async function buildGallery(): Promise<string[]> {
  await promisify(execFile)(process.execPath, [join(root, 'tools/gallery/start.ts'), '--build', folder]);
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, { readonly type: string }>>;
  };
  return Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : []));
}

/** Opens the stage of the built gallery with a story on it. */
export async function openStage(page: Page, story: string): Promise<void> {
  await page.route(`${address}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  // The gallery's own check would run beside the test's.
  await page.goto(`${address}/iframe.html?id=${story}&globals=a11y.manual:!true`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
}

interface Channel {
  on(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, detail: object): void;
}

/** Shows a story on the stage. @throws {Error} when it does not render */
export async function showStory(page: Page, story: string): Promise<void> {
  const problem = await page.evaluate(
    (storyId) =>
      new Promise<string>((resolve) => {
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
        for (const shown of ['storyRendered', 'storyUnchanged']) channel.on(shown, () => resolve(''));
        for (const failure of ['storyThrewException', 'storyErrored', 'storyMissing'])
          channel.on(failure, (detail) => resolve(`${failure}: ${JSON.stringify(detail)}`));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    story,
  );
  if (problem) throw new Error(`The story ${story} does not render: ${problem}`);
}
