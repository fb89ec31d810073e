import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { runCommand } from '../command.ts';
import { watchConsole } from '../console.ts';
import { copyArea, editFile } from '../copied-area.ts';
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
