import { relative, join } from 'node:path';
import { leftToFull, ofEveryChange } from '../../e2e/every-change.ts';
import { profiles } from '../../e2e/screens.ts';
import { findBrowser, findFirefox, findWebKit, findWholeBrowser } from '../browser.ts';
import { journeysOf, type Shard } from './chosen-tests.ts';
import { readReport, type Timed } from './reports.ts';
import { binaryPath, results, root, runProgram, type Count } from './run-program.ts';

/** As Playwright nests them. */
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}
interface JourneysReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}

const report = 'journeys.json';

/** Journeys in browsers. @param folders paths from the root; none: those of every change, or all with `--full` */
export async function runJourneys(folders: readonly string[], shard: Shard): Promise<Count> {
  let browser: string | undefined;
  try {
    browser = findBrowser(root);
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const full = process.env['FULL'] === '1';
  if (full) findWholeBrowser();
  const firefox = findFirefox();
  const webKit = findWebKit();
  const passed = await runProgram(
    [
      binaryPath('@playwright/test', 'cli.js'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
      // A long run is not refused for one late response of a busy machine: a journey that fails has a second attempt.
      // Those that needed it are listed as flaky at the end of the output; each of them is a defect to be found.
      '--retries=1',
      ...(folders.length === 0 && !full
        ? [...Object.keys(ofEveryChange), '--grep-invert', leftToFull()]
        : folders.filter((folder) => folder !== 'e2e')),
      ...journeysOf(shard, Object.keys(profiles), full),
    ],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, report),
        ...(browser ? { CHROMIUM: browser } : {}),
        ...(firefox ? { FIREFOX: firefox } : {}),
        ...(webKit ? { WEBKIT_DRIVER: webKit } : {}),
      },
    },
  );
  const found = readReport<JourneysReport>(report);
  if (!found) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = found.stats;
  return { passed: expected + flaky, failed: passed ? unexpected : Math.max(1, unexpected), skipped };
}

/** Journeys of the last run, with the time that all attempts of each took. */
export function timedJourneys(): readonly Timed[] {
  const found = readReport<JourneysReport>(report);
  if (!found) return [];
  const of = ({ file, specs, suites = [] }: Suite): readonly Timed[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map((test) => ({
        name: `${relative(root, join(found.config.rootDir, file))} (${test.projectName}): ${title}`,
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap(of),
  ];
  return found.suites.flatMap(of);
}
