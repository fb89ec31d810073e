import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { allSources } from './source-rules.ts';

const root = join(import.meta.dirname, '../..');
/** A path that a file builds from its own folder, up to what is known only at run time. */
const ownPath = /(?:new URL\(\s*|join\(\s*import\.meta\.dirname,\s*)(['`])(\.[^'`$\n]*)(\$?)[^'`\n]*\1(?=\s*[,)])/g;

/** Paths in a file that lead out of the project, or to nothing. */
function lostPaths(path: string, text: string, exists: (path: string) => boolean): string[] {
  return [...text.matchAll(ownPath)].flatMap(([, , literal = '', rest]) => {
    const whole = normalize(join(dirname(path), literal.replace(/[?#].*/, '')));
    const isThere = rest === '' ? exists(whole) : !whole.startsWith('..') && exists(dirname(`${whole}x`));
    return isThere ? [] : [`${path}: ${literal}`];
  });
}

test('a path from a file’s own folder that leads to nothing or out of the project is found', () => {
  const exists = (path: string): boolean => ['tools', 'tools/bench', 'tools/bench/a.ts', '.'].includes(path);
  const lost = (text: string): string[] => lostPaths('tools/bench/b.ts', text, exists);
  expect(lost("new URL('./a.ts', import.meta.url)")).toEqual([]);
  expect(lost('join(import.meta.dirname, `../../mf-${area}`)')).toEqual([]);
  expect(lost("new URL('../a.ts', import.meta.url)")).toEqual(['tools/bench/b.ts: ../a.ts']);
  expect(lost('join(import.meta.dirname, `../../../../mf-${area}`)')).toEqual(['tools/bench/b.ts: ../../../../mf-']);
});

test('paths that files build from their own folder are there: a moved file takes its paths along', () => {
  const lost = allSources(root)
    .filter(({ path }) => path !== 'tools/checks/own-paths.test.ts')
    .flatMap(({ path, text }) => lostPaths(path, text, (each) => existsSync(join(root, each))));
  // Written by what names it.
  expect(lost.filter((each) => !each.includes('/.cache/'))).toEqual([]);
});
