import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Declarations of modules that have none, which code of other folders imports too. */
const ambient = [
  'shared/design/css.d.ts',
  'shared/rate-limits/store-abstract.d.ts',
  'shared/storage/test-kit/s3rver.d.ts',
  'api/domains/saved/notifications/push/http-ece.d.ts',
  'mf-listing/src/test-kit/structured-data-validator.d.ts',
];

/** What a project includes, from the root. @param project from the root; its comments are whole lines */
function includedIn(root: string, project: string): readonly string[] {
  const text = readFileSync(join(root, project), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  const { include } = JSON.parse(text) as { readonly include: readonly string[] };
  return include.map((path) => path.replace(/^(?:\.\.\/)+/, ''));
}

/** The part of a folder that a project includes: nothing, some folders in it, or all of it. */
function partOf(folder: string, included: readonly string[]): readonly string[] {
  const areas = /^mf-\*\//;
  const isInside = (path: string): boolean =>
    areas.test(path) ? /^mf-[^/]+(?:\/|$)/.test(folder) : folder === path || folder.startsWith(`${path}/`);
  return included.some(isInside) ? [folder] : included.filter((path) => path.startsWith(`${folder}/`));
}

/**
 * Writes the TypeScript projects of some folders, by the rules of the whole: the folders, their tests and what they
 * import; then their code for browsers without the types of Jest. Those of Node come with packages in the whole as well;
 * lint closes that gap.
 * @param folders from the root
 * @returns their paths
 */
export function writeFolderProjects(root: string, folders: readonly string[]): readonly string[] {
  const written = join(root, '.cache/types');
  mkdirSync(written, { recursive: true });
  const name = folders.join('+').replaceAll('/', '.').slice(0, 100);
  const write = (kind: string, base: string, include: readonly string[], types?: readonly string[]): string => {
    const file = join(written, `${name}${kind}.json`);
    // What has not changed since the last check is not checked again.
    const compilerOptions = {
      incremental: true,
      tsBuildInfoFile: `${name}${kind}.tsbuildinfo`,
      ...(types && { types }),
    };
    const paths = [...include, ...ambient].map((path) => `../../${path}`);
    writeFileSync(file, JSON.stringify({ extends: `../../${base}`, compilerOptions, include: paths }));
    return file;
  };
  const base = 'tools/checks/tsconfig.browser.json';
  const included = includedIn(root, base);
  const inBrowsers = folders.flatMap((folder) => partOf(folder, included));
  return [
    write('', 'tsconfig.json', [...folders, 'tools/jest/page.ts']),
    ...(inBrowsers.length === 0 ? [] : [write('-browser', base, inBrowsers, ['node'])]),
  ];
}
