import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { percentile } from '../benchmark.ts';
import { freePort } from '../render/site.ts';
import { findBrowser } from '../../browser.ts';
import { writeArea } from '../../new-area/write-area.ts';
import { changedCopy } from './changed-copy.ts';

/** One step of a squad's work, in seconds. */
export interface Step {
  readonly step: string;
  readonly seconds: number;
  readonly goal: number;
}

const edits = 5;
const heading = 'Find the place you’ll call home';

/** Source of a new area, as `npm run new-area` writes it. @returns the folder that contains it as mf-NAME */
export async function smallArea(root: string, place: string, name: string): Promise<string> {
  const folder = join(place, 'small');
  mkdirSync(folder, { recursive: true });
  const area = await writeArea(name, folder);
  symlinkSync(join(root, 'tools/new-area/template/node_modules'), join(area, 'node_modules'), 'dir');
  return folder;
}

/** Starts `npm run dev` of search. @returns the process, and seconds until it is ready */
async function startDevelopment(
  root: string,
  folder: string,
  host: string,
  port: number,
): Promise<{ readonly child: ChildProcess; readonly seconds: number }> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, 'tools/dev/main.ts'), 'search', '--folder', folder, '--host', host],
    {
      cwd: root,
      env: { ...process.env, DEV_PORT: String(port), NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.includes('ready http')) resolve();
      });
    child.once('exit', () => reject(new Error(`The development server ended: ${printed}`)));
  });
  return { child, seconds: (performance.now() - start) / 1000 };
}

/** Seconds from saved edits of a view until each is on the screen. */
async function editsOnScreen(root: string, folder: string, address: string): Promise<readonly number[]> {
  const executablePath = findBrowser(root);
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(address);
    await page.getByRole('main').getByRole('combobox').first().fill('Richm');
    const file = join(folder, 'src/pages/home/view.tsx');
    const source = readFileSync(file, 'utf8');
    if (!source.includes(heading)) throw new Error(`${file} has no “${heading}”: has the page changed?`);
    const seconds: number[] = [];
    for (let edit = 1; edit <= edits; edit += 1) {
      const shown = page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, `Edit ${edit}`, {
        timeout: 60_000,
      });
      const saved = performance.now();
      writeFileSync(file, source.replace(heading, `Edit ${edit}`));
      await shown;
      seconds.push((performance.now() - saved) / 1000);
    }
    return seconds;
  } finally {
    await browser.close();
  }
}

/** Seconds of `npm test -- search`. @throws {Error} with its output when it fails */
async function areaTests(root: string): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/tests/test.ts'), 'search'], {
    cwd: root,
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`npm test -- search failed: ${printed.slice(-2000)}`);
  return (performance.now() - start) / 1000;
}

/** Times a squad's work on area search between releases: start, edits, tests. */
export async function innerLoop(root: string, place: string, host: string, change: number): Promise<readonly Step[]> {
  const folder = changedCopy(root, 'search', join(place, 'developed'), change);
  const port = await freePort();
  const { child, seconds: ready } = await startDevelopment(root, folder, host, port);
  try {
    const seen = await editsOnScreen(root, folder, `http://localhost:${port}/`);
    return [
      { step: 'npm run dev is ready', seconds: ready, goal: 7 },
      { step: `an edit is on the screen (median of ${edits})`, seconds: percentile(seen, 0.5), goal: 0.5 },
    ];
  } finally {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
  }
}

/** The tests of one area, with lint and types. */
export const testsOfAnArea = async (root: string): Promise<Step> => ({
  step: 'npm test -- search',
  seconds: await areaTests(root),
  goal: 20,
});
