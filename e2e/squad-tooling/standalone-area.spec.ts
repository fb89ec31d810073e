import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from '../test.ts';
import { runCommand } from '../command.ts';
import { watchConsole } from '../console.ts';
import { editFile } from '../copied-area.ts';
import { untilHydrated } from '../hydration.ts';
import { dataFolder, ownPort, site } from '../site.ts';

// Another area at each attempt: a second publication of the same source is no first one.
const letters = [...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const area = `river-walks-${letters}`;
/** What npm reports on a machine that reaches no registry. */
const withoutNetwork = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH)\b/;
let folder: string;
const port = ownPort(1);
let development: ChildProcess | undefined;
test.afterAll(() => {
  development?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program in the squad's repository, with this Node first on the path. */
function start(program: string, args: readonly string[]): { readonly child: ChildProcess; output(): string } {
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
      VERANDAH_HOST: site,
      VERANDAH_TOKEN: readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim(),
      DEV_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return { child, output: () => output };
}

/**
 * Runs a program in the squad's repository.
 * @returns its output
 * @throws {Error} with the output when it fails
 */
async function squad(program: string, ...args: readonly string[]): Promise<string> {
  const { child, output } = start(program, args);
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${output()}`);
  return output();
}

test('[REL-17] an area in its own repository is tested, built and published from the packed packages, and promoted', async ({
  page,
}) => {
  test.setTimeout(600_000);
  folder = mkdtempSync(join(tmpdir(), `${area}-`));
  const made = await runCommand('tools/new-area/main.ts', [area, '--standalone', folder]);
  expect(made.complaints).toBe('');
  const unreachable = await squad(
    'npm',
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
  ).then(
    () => false,
    (error: Error) => {
      if (!withoutNetwork.test(error.message)) throw error;
      return true;
    },
  );
  test.skip(
    unreachable,
    'The libraries of an area’s own repository come from an npm registry, and none can be reached.',
  );
  expect(await squad('npm', 'test')).toContain('2 passed');
  await test.step('types of a changed operation', async () => {
    editFile(folder, 'src/pages/start/queries.ts', (source) => source.replace('title summary', 'title summary topic'));
    await expect(squad('npx', 'tsc')).rejects.toThrow('queries.ts');
    expect(await squad('npm', 'run', 'types')).toContain('src/graphql.generated.ts is written');
    await squad('npx', 'tsc');
  });
  editFile(folder, 'src/pages/start/view.tsx', (source) =>
    source.replace(
      '<h1 className={styles.title} tabIndex={-1}>',
      '<h1 className={styles.title} tabIndex={-1} data-from="another repository">',
    ),
  );
  expect(await squad('npx', 'verandah', 'check')).toContain(`${area} fits ${site}`);
  expect(await squad('npx', 'verandah', 'publish')).toContain(`npx verandah promote ${area} 1.0.0`);

  const problems = watchConsole(page);
  expect((await page.goto(`/${area}`))?.status()).toBe(404);
  problems.length = 0;
  expect(await squad('npx', 'verandah', 'promote', area, '1.0.0')).toContain(`${area} 1.0.0 is live`);
  expect((await page.goto(`/${area}`))?.status()).toBe(200);
  const title = page.getByRole('heading', { level: 1, name: `River walks ${letters}` });
  await expect(title).toHaveAttribute('data-from', 'another repository');
  // The styles of its own module.
  await expect(title).toHaveCSS('font-size', '32px');
  const post = page.getByRole('main').getByRole('link').first();
  const name = (await post.textContent()) ?? '';
  await untilHydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset['stays'] = 'yes';
  });
  // It navigates as every other area does: without reloading the document.
  await post.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');
  expect(problems).toEqual([]);

  await test.step('an edit is shown by the development server, without losing the page', async () => {
    const { child, output } = start(process.execPath, ['node_modules/@verandah/cli/dist/verandah.js', 'dev']);
    development = child;
    const here = `http://localhost:${port}`;
    await expect.poll(output, { timeout: 60_000 }).toContain(`ready ${here}`);
    await page.goto(`${here}/${area}`);
    await untilHydrated(page);
    await page.evaluate(() => {
      document.documentElement.dataset['stays'] = 'yes';
    });
    editFile(folder, 'src/pages/start/view.tsx', (source) =>
      source.replace('data-from="another repository"', 'data-from="an edit"'),
    );
    await expect(title).toHaveAttribute('data-from', 'an edit', { timeout: 30_000 });
    editFile(folder, 'src/pages/start/start.module.css', (source) =>
      source.replace('letter-spacing: -0.02em', 'letter-spacing: 3px'),
    );
    await expect(title).toHaveCSS('letter-spacing', '3px', { timeout: 30_000 });
    await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');
    expect(problems).toEqual([]);
    child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });
});
