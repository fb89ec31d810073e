import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { areaNames } from '../../areas.ts';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { usesOf } from '../idle/process-use.ts';
import { openBenchSite } from '../render/site.ts';

const goal = 1 / 3;
const root = join(import.meta.dirname, '../../..');

/** What a program took. */
interface Cost {
  readonly seconds: number;
  /** Of the program and of the site. */
  readonly cpuSeconds: number;
}

/** CPU seconds of this process and its programs that have ended, and of the site. */
const cpuSeconds = (sitePid?: number): number => {
  const own = usesOf(process.pid).slice(0, 1);
  return [...own, ...(sitePid === undefined ? [] : usesOf(sitePid))].reduce((sum, { cpu }) => sum + cpu, 0) / 1000;
};

/**
 * Runs a file of this folder to its end.
 * @param sitePid of the site that works for it
 * @throws {Error} with its output when it fails
 */
function costOf(file: string, args: readonly string[], env: NodeJS.ProcessEnv, sitePid?: number): Promise<Cost> {
  const [start, cpu] = [performance.now(), cpuSeconds(sitePid)];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('close', (status) =>
      status === 0
        ? resolve({ seconds: (performance.now() - start) / 1000, cpuSeconds: cpuSeconds(sitePid) - cpu })
        : reject(new Error(`${file} ${args.join(' ')} failed: ${said.trim()}`)),
    );
  });
}

/** Costs of the same in several runs. */
const median = (costs: readonly Cost[]): Cost => ({
  seconds: percentile(
    costs.map(({ seconds }) => seconds),
    0.5,
  ),
  cpuSeconds: percentile(
    costs.map((each) => each.cpuSeconds),
    0.5,
  ),
});

/**
 * From an area's source to a release that is built, sealed, checked, stored and recorded: for the first time and again,
 * with the cache that the first left. Compared with building all areas and the shell as one application from nothing.
 */
export const benchmark: Benchmark = async ({ listings = 500, runs = 3, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const { PUBLIC_URL: address = '', DATA_DIR: dataDir = '' } = site.environment;
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside the project, so that the whole application can resolve its packages.
  const place = await mkdtemp(join(root, '.cache/bench-publish-'));
  try {
    const env = { VERANDAH_TOKEN: readFileSync(join(dataDir, 'ops-token'), 'utf8').trim() };
    const names = areaNames(root);
    const whole: Cost[] = [];
    const costs = new Map(names.map((area) => [area, { first: [] as Cost[], again: [] as Cost[] }]));
    for (let run = 0; run < runs; run += 1) {
      whole.push(await costOf('whole.ts', [join(place, 'whole'), ...names], {}));
      for (const [area, { first, again }] of costs) {
        // The source is that of the first start: under a version of its own it is another release.
        const publish = (patch: number): Promise<Cost> =>
          costOf(
            'release.ts',
            [address, join(root, `mf-${area}`), `9.${run}.${patch}`, join(place, `${area}-${run}`)],
            env,
            site.pid,
          );
        first.push(await publish(0));
        again.push(await publish(1));
      }
      say(`run ${run + 1} of ${runs}: everything ${whole.at(-1)?.seconds.toFixed(1)} s`);
    }
    const everything = median(whole);
    const cases = [...costs].map(([area, { first, again }]) => {
      const made = { first: median(first), again: median(again) };
      return {
        area,
        ...made,
        everything,
        firstRatio: made.first.cpuSeconds / everything.cpuSeconds,
        againRatio: made.again.cpuSeconds / everything.cpuSeconds,
      };
    });
    const missed = cases.filter(({ firstRatio, againRatio }) => Math.max(firstRatio, againRatio) > goal);
    const both = ({ seconds, cpuSeconds: cpu }: Cost): string[] => [seconds.toFixed(1), cpu.toFixed(1)];
    return {
      title: `Publishing an area, beside everything as one application (${both(everything).join(' s, CPU ')} s); medians of ${runs}`,
      cases,
      table: table(
        ['area', 'first time, s', 'CPU, s', 'ratio', 'again, s', 'CPU, s', 'ratio'],
        cases.map(({ area, first, again, firstRatio, againRatio }) => [
          area,
          ...both(first),
          firstRatio.toFixed(2),
          ...both(again),
          againRatio.toFixed(2),
        ]),
      ),
      verdict: `${missed.length === 0 ? 'The goal of a third of the CPU is met' : `The goal of a third of the CPU is missed by ${missed.map(({ area }) => area).join(', ')}`}. CPU is that of the command and of the site, Linux only. Everything is compiled only: it is neither checked nor stored.`,
    };
  } finally {
    await rm(place, { recursive: true, force: true });
    await site.close();
  }
};
