import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { common, minimizers, pageStyles, runWebpack, scriptRule, styleFiles, styleRule } from '@verandah/areas/build';
import type { ServerArea } from '@verandah/areas';
import { scriptSyntax } from '@verandah/areas/supported-browsers';
import type { Shell } from '@verandah/host';
import { loadBundle } from '@verandah/releases';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

/** The site as one webpack application. Paths are relative to its folder. */
export interface PlainBuild {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Further files of each page: 'search results' → scripts and styles. */
  readonly pages: Readonly<Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>>;
}

type ShellProps = Parameters<Shell['render']>[0];

/** A page, and the module that exports it. */
export interface PlainRow {
  readonly area: string;
  readonly name: string;
  readonly routes: readonly string[];
  readonly chunk: string;
  readonly variable: string;
  readonly file: string;
}

/** Exports of its server bundle. */
export interface PlainServer {
  renderShell(props: ShellProps, areaHtml?: string): string;
  readonly areas: Readonly<Record<string, ServerArea>>;
  /** In the order of the areas' pages. */
  readonly table: readonly PlainRow[];
}

const root = join(import.meta.dirname, '../../../..');
const hostFolder = join(root, 'host');
interface Source {
  readonly area: string;
  readonly folder: string;
  /** Modules that its list of pages imports. */
  readonly modules: readonly { readonly variable: string; readonly file: string }[];
}

async function sourceOf(area: string): Promise<Source> {
  const folder = join(root, `mf-${area}`);
  const text = await readFile(join(folder, 'src/pages.ts'), 'utf8');
  const files = (pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)];
  return {
    area,
    folder,
    modules: files(/^import \{ (\w+) \} from '(\.\/[^']+)'/gm).map(([, variable = '', file = '']) => ({
      variable,
      file: join(folder, 'src', file),
    })),
  };
}

const quoted = (text: string): string => JSON.stringify(text);
const rules = (server: boolean): NonNullable<Configuration['module']> => ({
  rules: [
    scriptRule(),
    { ...styleRule('shell', 'plain', { server }), include: hostFolder },
    { ...styleRule('area', 'plain', { server }), exclude: hostFolder },
  ],
});
const external = /^(react|react-dom|react-router|react-router-dom|rxjs)(\/|$)/;

/** Builds server.cjs and web/ into `outDir`, with the product's compiler, minimizer and rules. */
export async function buildPlain(areas: readonly string[], outDir: string): Promise<PlainBuild> {
  await mkdir(outDir, { recursive: true });
  const sources = await Promise.all(areas.map(sourceOf));
  // The module of a page: one that the list imports, so that it can be a chunk of its own, else the list itself.
  await writeFile(
    join(outDir, 'server-entry.js'),
    [
      "import { createServerArea } from '@verandah/areas/server';",
      "export { renderShell } from '@verandah/host/shell';",
      ...sources.flatMap(({ area, folder, modules }) => [
        `import { area as ${area}Area } from ${quoted(join(folder, 'area.ts'))};`,
        `import { pages as ${area}Pages } from ${quoted(join(folder, 'src/pages.ts'))};`,
        ...modules.map(({ variable, file }) => `import { ${variable} as ${area}_${variable} } from ${quoted(file)};`),
      ]),
      `export const areas = { ${sources.map(({ area }) => `${area}: createServerArea(${area}Area, ${area}Pages)`).join(', ')} };`,
      'const rows = (area, file, pages, modules) => pages.map((page) => ({',
      "  area, name: page.name, routes: page.routes, chunk: [page.chunk ?? area + '-' + page.name].flat().at(-1), ...(modules.find(({ given }) => [given].flat().includes(page)) ?? { variable: 'pages', file }), given: undefined,",
      '}));',
      `export const table = [${sources.map(({ area, folder, modules }) => `...rows(${quoted(area)}, ${quoted(join(folder, 'src/pages.ts'))}, ${area}Pages, [${modules.map(({ variable, file }) => `{ variable: ${quoted(variable)}, file: ${quoted(file)}, given: ${area}_${variable} }`).join(', ')}])`).join(', ')}];`,
    ].join('\n'),
  );
  // Modules are resolved as if the entries were in this folder.
  const resolve = {
    ...common('', root).resolve,
    modules: [join(import.meta.dirname, '../../node_modules'), 'node_modules'],
  };
  await runWebpack({
    ...common('plain-server', root),
    // They render in browsers only, and name files by `import.meta.url`, which needs node:url: an area's build leaves
    // them out too.
    resolve: { ...resolve, alias: { ol: false, 'swagger-ui-dist': false } },
    target: 'node24',
    entry: { server: join(outDir, 'server-entry.js') },
    externalsPresets: { node: true },
    externals: [
      ({ request }, response) =>
        request && external.test(request) ? response(undefined, `commonjs ${request}`) : response(),
    ],
    output: { path: outDir, filename: 'server.cjs', library: { type: 'commonjs2' } },
    module: rules(true),
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
  const { table } = await loadPlain(outDir);
  // A route's script is one chunk: that of its page and of its view, to which the area gives the same name.
  await writeFile(
    join(outDir, 'browser-entry.js'),
    [
      `import { startPlain } from ${quoted(join(import.meta.dirname, 'start.tsx'))};`,
      `void startPlain([${table
        .map(
          ({ area, name, routes, chunk, variable, file }) =>
            `{ area: ${quoted(area)}, name: ${quoted(name)}, routes: ${JSON.stringify(routes)}, load: () => import(/* webpackChunkName: ${quoted(chunk)} */ ${quoted(file)}).then((m) => [m.${variable}].flat().find((page) => page.name === ${quoted(name)})) }`,
        )
        .join(',\n')}], { ${sources
        .filter(({ folder }) => existsSync(join(folder, 'src/fragments.tsx')))
        .map(({ area, folder }) => `${area}: () => import(${quoted(join(folder, 'src/fragments.tsx'))})`)
        .join(', ')} });`,
    ].join('\n'),
  );
  const stats = await runWebpack({
    ...common('plain-web', root),
    resolve,
    target: ['web', scriptSyntax],
    entry: { plain: join(outDir, 'browser-entry.js') },
    output: {
      path: join(outDir, 'web'),
      publicPath: 'auto',
      filename: 'js/[name].[contenthash:10].js',
      chunkFilename: 'js/[name].[contenthash:10].js',
      trustedTypes: { policyName: 'area', onPolicyCreationFailure: 'stop' },
    },
    module: rules(false),
    plugins: [styleFiles()],
    // webpack's own way of sharing between pages.
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: { chunks: 'all', cacheGroups: { styles: pageStyles('plain') } },
      minimizer: minimizers(),
    },
  });
  const files = (group: string, kind: string): string[] =>
    (stats.entrypoints?.[group] ?? stats.namedChunkGroups?.[group])?.assets
      ?.map(({ name }) => `web/${name}`)
      .filter((name) => name.endsWith(kind)) ?? [];
  const own = (groups: readonly string[], kind: string): string[] =>
    [...new Set(groups.flatMap((group) => files(group, kind)))].filter((name) => !files('plain', kind).includes(name));
  return {
    scripts: files('plain', '.js'),
    styles: files('plain', '.css'),
    pages: Object.fromEntries(
      table.map(({ area, name, chunk }) => [
        `${area} ${name}`,
        { scripts: own([chunk], '.js'), styles: own([chunk], '.css') },
      ]),
    ),
  };
}

/** Its server bundle, loaded in this process. */
export async function loadPlain(folder: string): Promise<PlainServer> {
  const integrity = `sha384-${createHash('sha384')
    .update(await readFile(join(folder, 'server.cjs')))
    .digest('base64')}`;
  return loadBundle(folder, { path: 'server.cjs', integrity }) as PlainServer;
}
