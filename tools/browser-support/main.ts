// Part of `npm run lint`: names each use of what some supported browser lacks that has neither a guard nor a reason in
// exceptions.ts. With `--root FOLDER`, of another folder's tsconfig.json and style sheets, for its test.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Checkout } from '../checkout.ts';
import { exceptions, type Exception } from './exceptions.ts';
import type { Problem } from './problem.ts';
import { scriptProblems } from './script-problems.ts';
import { styleProblems } from './style-problems.ts';

const { values } = parseArgs({ options: { root: { type: 'string' } } });
const product = join(import.meta.dirname, '../..');
const root = values.root ?? product;
const isProduct = root === product;

const sheets = new Checkout(root).files.filter(
  (path) =>
    path.endsWith('.css') &&
    (!isProduct || /^(?:host|shared|tools\/new-area|mf-[^/]+)\//.test(path)) &&
    !/(?:^|\/)fixture\//.test(path) &&
    existsSync(join(root, path)),
);

const found: Problem[] = [
  ...scriptProblems(root, join(root, isProduct ? 'tools/checks/tsconfig.browser.json' : 'tsconfig.json'), () => true),
  ...sheets.flatMap((path) => styleProblems(path, readFileSync(join(root, path), 'utf8'))),
];
const excused = isProduct ? exceptions : [];
const coversProblem = (each: Exception, { path, feature }: Problem): boolean =>
  (each.path === '*' || each.path === path) && `${feature}.`.startsWith(`${each.feature}.`);
const lines = [
  ...found
    .filter((problem) => !excused.some((each) => coversProblem(each, problem)))
    .map(({ path, line, feature, browsers }) => `${path}:${line} ${feature} is missing in ${browsers.join(', ')}`),
  ...excused
    .filter((each) => !found.some((problem) => coversProblem(each, problem)))
    .map(({ path, feature }) => `tools/browser-support/exceptions.ts: ${path} needs no exception for ${feature}`),
];
for (const line of new Set(lines)) console.error(line);
if (lines.length > 0) process.exitCode = 1;
