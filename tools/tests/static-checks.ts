import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeAreaProjects } from '../checks/area-project.ts';
import { ownCheckout } from '../checkout.ts';
import { binaryPath, root } from './run-program.ts';

/** A command of Node that passes or fails, as arguments. */
export type Check = readonly string[];

/** oxlint without the rules that need types, which cost ten times as much as all the others. */
const untyped: Check = [binaryPath('oxlint', 'bin/oxlint')];
const typed: Check = [...untyped, '--type-aware', '--report-unused-disable-directives'];

/** oxlint with the rules that need types. @param folders paths from the root; none: everything */
export const lintOf = (folders: readonly string[]): Check => [...typed, ...folders];

/** oxlint over everything with the compiler's own check of types: the program is read once for both. */
export const lintWithTypes: Check = [...typed, '--type-check'];

/** oxlint with every rule over what CI has not passed yet, and elsewhere with those that need no types. */
export function lintOfChanged(): readonly Check[] {
  const changed = ownCheckout.changedFiles.filter(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(root, file)),
  );
  return [untyped, ...(changed.length > 0 ? [[...typed, '--no-error-on-unmatched-pattern', ...changed]] : [])];
}

/** oxfmt. @param folders paths from the root; none: everything */
export const formatOf = (folders: readonly string[]): Check => [
  binaryPath('oxfmt', 'bin/oxfmt'),
  '--check',
  ...(folders.length === 0 ? ['.'] : folders),
];

/** Not a check: the others read what it writes where that is missing or out of date. */
export const generatedTypes: Check = ['tools/contracts/generate-types.ts'];
export const supportedBrowsers: Check = ['tools/browser-support/main.ts'];
export const unusedExports: Check = [
  binaryPath('knip', 'bin/knip.js'),
  '--no-progress',
  '--config',
  'tools/checks/knip.json',
];
/** Exports that only tests, benchmarks or journeys import. One that is for them is marked `@internal`. */
export const rulesWithoutCaller: Check = [
  binaryPath('knip', 'bin/knip.js'),
  '--no-progress',
  '--production',
  '--config',
  'tools/tests/product-exports.ts',
  '--include',
  'exports',
];
export const knownVulnerabilities: Check = ['tools/audit/main.ts'];

const separateProjects = ['tools/checks/tsconfig.server.json', 'tools/checks/tsconfig.browser.json'];

/** Code for Node and code for browsers, each without the other's types: what `lintWithTypes` leaves to the compiler. */
export const separateTypes: readonly Check[] = separateProjects.map((project) => [
  binaryPath('typescript', 'bin/tsc'),
  '-p',
  project,
]);

/** A check of types by one checker: several side by side read the same declarations each for itself. */
export const byOneChecker = (check: Check): Check => [...check, '--singleThreaded'];

/**
 * TypeScript: everything with its tests, then code for Node and for browsers, each without the other's types. Of
 * areas, their own code and what it imports. What has not changed since the last check is not checked again.
 * @param folders paths from the root; none: everything
 */
export function typesOf(folders: readonly string[]): readonly Check[] {
  const areas = folders.flatMap((folder) => /^mf-([^/]+)/.exec(folder)?.[1] ?? []);
  const projects =
    folders.length > 0 && areas.length === folders.length
      ? [...new Set(areas)].flatMap((area) => writeAreaProjects(root, area))
      : ['tsconfig.json', ...separateProjects];
  const memory = join(root, '.cache/types');
  mkdirSync(memory, { recursive: true });
  return projects.map((project) => [
    binaryPath('typescript', 'bin/tsc'),
    '-p',
    project,
    ...(basename(project).startsWith('tsconfig')
      ? ['--incremental', '--tsBuildInfoFile', join(memory, basename(project).replace('.json', '.tsbuildinfo'))]
      : []),
  ]);
}
