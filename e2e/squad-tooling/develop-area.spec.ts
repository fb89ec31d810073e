import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { runCommand } from '../command.ts';
import { watchConsole } from '../console.ts';
import { copyArea, editFile } from '../copied-area.ts';
import { untilHydrated } from '../hydration.ts';
import { environment, ownPort, root, site } from '../site.ts';

const port = ownPort(0);
const here = `http://localhost:${port}`;
let child: ChildProcess | undefined;
let printed = '';

/** `npm run dev` of a copy of the search area, against the journeys' site. */
async function develop(folder: string): Promise<void> {
  printed = '';
  const started = spawn(
    process.execPath,
    [join(root, 'tools/dev/main.ts'), 'search', '--folder', folder, '--host', site],
    {
      cwd: root,
      env: { ...environment, DEV_PORT: String(port), NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child = started;
  for (const stream of [started.stdout, started.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  await expect.poll(() => printed, { timeout: 120_000 }).toContain(`ready ${here}`);
}

test.afterEach(() => {
  child?.kill('SIGKILL');
});

test('[REL-10] a squad’s edits of view and style appear on a running host, server too, without losing typed text', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = copyArea('search', 'developed-search');
  await develop(folder);
  const problems = watchConsole(page);
  expect((await page.goto(`${here}/`))?.status()).toBe(200);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Find the place you’ll call home');
  await page.evaluate(() => {
    document.documentElement.dataset['unbroken'] = 'yes';
  });
  const field = page.getByRole('main').getByRole('combobox').first();
  const rent = page.getByRole('radio', { name: 'Rent', exact: true });
  await rent.check();
  await field.fill('Richm');

  await test.step('an edit of the view', async () => {
    editFile(folder, 'src/pages/home/view.tsx', (source) =>
      source.replace('Find the place you’ll call home', 'Find a home that suits you'),
    );
    await expect(title).toHaveText('Find a home that suits you', { timeout: 30_000 });
    await expect(field).toHaveValue('Richm');
    await expect(rent).toBeChecked();
  });

  await test.step('an edit of its style', async () => {
    editFile(folder, 'src/pages/home/home.module.css', (source) =>
      source.replace('.lead {', '.lead {\n  letter-spacing: 3px;'),
    );
    await expect(page.getByText('with clear prices')).toHaveCSS('letter-spacing', '3px', { timeout: 30_000 });
    await expect(field).toHaveValue('Richm');
  });
  expect(problems).toEqual([]);

  await test.step('the server renders the edit, and only here', async () => {
    const read = async (from: string): Promise<string> =>
      (await fetch(`${from}/`, { headers: { accept: 'text/html' } })).text();
    expect(await read(here)).toContain('Find a home that suits you');
    expect(await read(site)).toContain('Find the place you’ll call home');
  });

  await test.step('a mistake', async () => {
    editFile(folder, 'src/pages/home/view.tsx', (source) => source.replace('<HeroDrawing />', '<HeroDrawing'));
    const place = /developed-search\/src\/pages\/home\/view\.tsx:\d+/;
    await expect(page.getByRole('alert').filter({ hasText: place })).toBeVisible({ timeout: 30_000 });
    expect(printed).toMatch(place);
    editFile(folder, 'src/pages/home/view.tsx', (source) => source.replace('<HeroDrawing', '<HeroDrawing />'));
    await expect(page.getByRole('alert').filter({ hasText: place })).toHaveCount(0, { timeout: 30_000 });
    await expect(field).toHaveValue('Richm');
  });
  await expect(page.locator('html')).toHaveAttribute('data-unbroken', 'yes');

  await test.step('to another area’s released version and back', async () => {
    problems.length = 0;
    await page.getByRole('banner').getByRole('link', { name: 'Agents', exact: true }).click();
    await expect(page).toHaveURL(`${here}/agent-finder`);
    await expect(page.locator('#area-agents h1')).toBeVisible();
    await page.goBack();
    await expect(title).toHaveText('Find a home that suits you');
    expect(problems).toEqual([]);
  });

  child?.kill('SIGINT');
  if (child?.exitCode === null) await once(child, 'exit');
  expect(child?.exitCode).toBe(0);
});

test('[REL-150, REL-151] errors of browser and server are in the terminal and on the page, with the source’s line', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = copyArea('search', 'broken-search');
  const file = 'src/pages/home/view.tsx';
  const original = readFileSync(join(folder, file), 'utf8');
  /** Puts lines at the beginning of the page's component. @returns where the line with a text is then */
  const addLines = (lines: string): ((text: string) => RegExp) => {
    const source = original
      .replace('Suspense, useState', 'Suspense, useEffect, useState')
      .replace(/(?<=export function HomeView.*\n)/, `${lines}\n`);
    writeFileSync(join(folder, file), source);
    return (text) => {
      const line = source.split('\n').findIndex((each) => each.includes(text)) + 1;
      return new RegExp(`broken-search/${file}:${line}:\\d+`);
    };
  };
  await develop(folder);
  await page.goto(`${here}/`);
  await untilHydrated(page);
  const alert = page.getByRole('alert').filter({ hasText: 'in the browser on /' });

  await test.step('in a timer and a promise, applied to the open page', async () => {
    const placeOf = addLines(`useEffect(() => {
  setTimeout(() => {
    throw new Error('It broke in a timer.');
  });
  void Promise.reject(new Error('It broke in a promise.'));
}, []);`);
    for (const text of ['It broke in a timer.', 'It broke in a promise.']) {
      await expect(alert).toContainText(placeOf(text), { timeout: 30_000 });
      await expect(alert).toContainText(text);
      await expect.poll(() => printed).toMatch(placeOf(text));
      expect(printed).toContain(text);
    }
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
  });

  await test.step('in an effect, which React catches, on a page that is loaded', async () => {
    const placeOf = addLines("useEffect(() => {\n  throw new Error('It broke in an effect.');\n});");
    await expect(alert).toContainText(placeOf('It broke in an effect.'), { timeout: 30_000 });
    await page.reload();
    await expect(alert).toContainText(placeOf('It broke in an effect.'));
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
    expect(printed).toMatch(placeOf('It broke in an effect.'));
  });

  await test.step('on the server', async () => {
    const placeOf = addLines("if (typeof window === 'undefined') throw new Error('It broke on the server.');");
    await expect.poll(async () => (await page.goto(`${here}/`))?.status(), { timeout: 30_000 }).toBe(500);
    await expect(page.locator('body')).toContainText(placeOf('It broke on the server.'));
    await expect(page.locator('body')).toContainText('Error: It broke on the server.');
    expect(printed).toMatch(placeOf('It broke on the server.'));
  });

  await test.step('the page is back once it is mended', async () => {
    writeFileSync(join(folder, file), original);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the place you’ll call home', {
      timeout: 30_000,
    });
    await expect(page.getByRole('alert').filter({ hasText: 'It broke' })).toHaveCount(0);
  });
});

test('[REL-10] what prevents an area from being developed is reported in one line', async () => {
  const dev = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> =>
    (await runCommand('tools/dev/main.ts', args, { ...environment, DEV_PORT: String(port), ...env })).complaints.trim();
  expect(await dev(['serach'])).toMatch(
    /^There is no area serach here, only .*search.*\. npm run new-area -- serach makes one\.$/,
  );
  expect(await dev(['search', '--host', 'http://localhost:9'])).toMatch(
    /^No host responds at http:\/\/localhost:9\. Start one with npm start, or name another/,
  );
  expect(await dev(['search', '--host', site], { DEV_PORT: new URL(site).port })).toMatch(
    /^Port \d+ is in use: .* choose another one with DEV_PORT\.$/,
  );
});
