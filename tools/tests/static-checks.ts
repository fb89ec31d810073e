import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeFolderProjects } from '../checks/folder-projects.ts';
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

/**
 * oxlint with every rule over what CI has not passed yet, and elsewhere with those that need no types.
 * @param folders paths from the root; none: everything
 */
export function lintOfChanged(folders: readonly string[]): readonly Check[] {
  const isChosen = (file: string): boolean =>
    folders.length === 0 || folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
  const changed = ownCheckout.changedFiles.filter(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && isChosen(file) && existsSync(join(root, file)),
  );
  return [
    [...untyped, ...folders],
    ...(changed.length > 0 ? [[...typed, '--no-error-on-unmatched-pattern', ...changed]] : []),
  ];
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
 * folders, their own code and what it imports. What has not changed since the last check is not checked again.
 * @param folders paths from the root; none: everything
 */
export function typesOf(folders: readonly string[]): readonly Check[] {
  const tsc = [binaryPath('typescript', 'bin/tsc'), '-p'];
  if (folders.length > 0) return writeFolderProjects(root, folders).map((project) => [...tsc, project]);
  const memory = join(root, '.cache/types');
  mkdirSync(memory, { recursive: true });
  return ['tsconfig.json', ...separateProjects].map((project) => [
    ...tsc,
    project,
    ...['--incremental', '--tsBuildInfoFile', join(memory, basename(project).replace('.json', '.tsbuildinfo'))],
  ]);
}
