import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { openBenchSite } from '../render/site.ts';
import { changedCopy } from './changed-copy.ts';
import { innerLoop, smallArea, testsOfAnArea, type Step } from './inner-loop.ts';

const goal = 1 / 3;
const root = join(import.meta.dirname, '../../..');
/** Inside the project, so that an area's source can resolve its packages. */
const place = join(root, '.cache/bench-publish');

/**
 * Runs a file of this folder to its end.
 * @returns seconds
 * @throws {Error} with its output when it fails
 */
function timed(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('close', (status) =>
      status === 0
        ? resolve((performance.now() - start) / 1000)
        : reject(new Error(`${file} ${args[0] ?? ''} failed: ${said.trim()}`)),
    );
  });
}

/**
 * Time from an area's changed source to a release that is built, sealed, checked by the release gate, stored and
 * recorded, for the first time from a folder and again; compared with building all areas and the shell as one
 * application from nothing. Then the steps of a squad's work: the development server, an edit, the publication of a new
 * area, the tests of one.
 */
export const benchmark: Benchmark = async ({ listings = 500, runs = 3, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const { PUBLIC_URL: address = '', DATA_DIR: dataDir = '' } = site.environment;
  try {
    await rm(place, { recursive: true, force: true });
    await mkdir(place, { recursive: true });
    const env = { VERANDAH_TOKEN: readFileSync(join(dataDir, 'ops-token'), 'utf8').trim() };
    const { areas } = (await (await fetch(`${address}/api/version`)).json()) as {
      areas: Readonly<Record<string, string>>;
    };
    const names = Object.keys(areas);
    const firstTime = new Map<string, number>();
    const taken = new Map<string, number[]>(names.map((area) => [area, []]));
    const publishArea = (area: string, change: number): Promise<number> =>
      timed('release.ts', [changedCopy(root, area, place, change), address, join(place, 'cache', area)], env);
    const whole: number[] = [];
    // Derived from the clock: no two runs publish the same.
    const first = Math.floor(Date.now() / 1000) % 100_000;
    for (const area of names) firstTime.set(area, await publishArea(area, first));
    // A squad publishes one area: the caches of all six, 500 MB, are written before the next measurement.
    execFileSync('sync');
    for (let run = 0; run < runs; run += 1) {
      whole.push(await timed('whole.ts', [join(place, 'whole'), ...names], {}));
      for (const area of names) taken.get(area)?.push(await publishArea(area, first + run + 1));
      say(
        `${run + 1}/${runs}: everything ${whole.at(-1)?.toFixed(1)} s; ${names.map((area) => `${area} ${taken.get(area)?.at(-1)?.toFixed(1)}`).join(', ')}`,
      );
    }
    const steps: Step[] = [...(await innerLoop(root, place, address, first + runs + 1))];
    say(steps.map(({ step, seconds }) => `${step}: ${seconds.toFixed(1)} s`).join('; '));
    // Derived from the clock, like the changes: letters only, as in every area's name.
    const small = `small-${[...String(first)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
    const smallRoot = await smallArea(root, place, small);
    const published: number[] = [];
    for (let run = 0; run < runs; run += 1)
      published.push(
        await timed(
          'release.ts',
          [changedCopy(smallRoot, small, place, first + run), address, join(place, 'cache', `${small}-${run}`)],
          env,
        ),
      );
    steps.push({ step: 'a new area of one page is published', seconds: percentile(published, 0.5), goal: 5 });
    steps.push(await testsOfAnArea(root));
    const load = loadavg().map((each) => each.toFixed(1));
    const all = percentile(whole, 0.5);
    const cases = names.map((area) => {
      const seconds = percentile(taken.get(area) ?? [], 0.5);
      return { area, firstTime: firstTime.get(area) ?? 0, seconds, wholeSeconds: all, ratio: seconds / all };
    });
    const missed = cases.filter(({ ratio }) => ratio > goal);
    const median = percentile(
      cases.map(({ ratio }) => ratio),
      0.5,
    );
    const slow = steps.filter((each) => each.seconds > each.goal);
    return {
      title: `From an area's source to a release that can be promoted, beside building everything as one application; medians of ${runs}`,
      cases: [...cases, ...steps],
      table: [
        table(
          ['area', 'first time, s', 'ratio', 'again, s', 'ratio', 'everything, s'],
          cases.map(({ area, firstTime: before, seconds, ratio }) => [
            area,
            before.toFixed(1),
            (before / all).toFixed(2),
            seconds.toFixed(1),
            ratio.toFixed(2),
            all.toFixed(1),
          ]),
        ),
        table(
          ['step', 'seconds', 'goal'],
          steps.map(({ step, seconds, goal: most }) => [step, seconds.toFixed(2), String(most)]),
        ),
      ].join('\n\n'),
      verdict: [
        `Load of the machine at the end: ${load.join(', ')}.`,
        `${slow.length} of ${steps.length} steps miss their goal.`,
        missed.length === 0
          ? 'Publishing again meets its goal'
          : `The goal of publishing again is missed by ${missed.map(({ area }) => area).join(', ')}`,
        `(at most a third; the median of all areas is ${median.toFixed(2)}).`,
        'Everything is compiled only: it is neither checked nor stored.',
      ].join(' '),
    };
  } finally {
    await rm(place, { recursive: true, force: true });
    await site.close();
  }
};
