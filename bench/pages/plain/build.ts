import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { common, minimizers, runWebpack, scripts, styleFiles, styles } from '@verandah/areas/build';
import type { ServerArea } from '@verandah/areas';
import type { Shell } from '@verandah/host';
import { loadBundle } from '@verandah/releases';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

/** The site as one webpack application. Paths are relative to its folder. */
export interface PlainBuild {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Files of each page beside those: 'search results' → scripts and styles. */
  readonly pages: Readonly<Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>>;
}

type ShellProps = Parameters<Shell['render']>[0];

/** What its server bundle exports. */
export interface PlainServer {
  renderShell(props: ShellProps, areaHtml?: string): string;
  readonly areas: Readonly<Record<string, ServerArea>>;
  /** In the order of the areas' pages. */
  readonly table: readonly { readonly area: string; readonly name: string; readonly routes: readonly string[]; readonly place: string }[];
}

const root = join(import.meta.dirname, '../../..');
const hostFolder = join(root, 'host');
interface Source { readonly area: string; readonly folder: string; readonly pages: readonly { readonly variable: string; readonly file: string }[] }

/** The pages that an area's list of them names. */
async function sourceOf(area: string): Promise<Source> {
  const folder = join(root, `mf-${area}`);
  const text = await readFile(join(folder, 'src/pages.ts'), 'utf8');
  const pages = [...text.matchAll(/import \{ (\w+) \} from '(\.\/pages\/[^']+)'/g)].map(([, variable = '', file = '']) => ({ variable, file: join(folder, 'src', file) }));
  if (pages.length === 0) throw new Error(`${folder}/src/pages.ts names no pages.`);
  return { area, folder, pages };
}

const quoted = (text: string): string => JSON.stringify(text);
const rules = (server: boolean): NonNullable<Configuration['module']> => ({
  rules: [scripts(), { ...styles('shell', 'plain', server), include: hostFolder }, { ...styles('area', 'plain', server), exclude: hostFolder }],
});
const external = /^(react|react-dom|react-router|react-router-dom|rxjs)(\/|$)/;

/** Builds server.cjs and web/ into `outDir`, with the compiler, the minimizer and the rules of the product. */
export async function buildPlain(areas: readonly string[], outDir: string): Promise<PlainBuild> {
  await mkdir(outDir, { recursive: true });
  const sources = await Promise.all(areas.map(sourceOf));
  await writeFile(join(outDir, 'server-entry.ts'), [
    "import { createServerArea } from '@verandah/areas/server';", "export { renderShell } from '@verandah/host/shell';",
    ...sources.flatMap(({ area, folder, pages }) => [`import { area as ${area}Area } from ${quoted(join(folder, 'area.ts'))};`, ...pages.map(({ variable, file }) => `import { ${variable} as ${area}_${variable} } from ${quoted(file)};`)]),
    `export const areas = { ${sources.map(({ area, pages }) => `${area}: createServerArea(${area}Area, [${pages.map(({ variable }) => `${area}_${variable}`).join(', ')}])`).join(', ')} };`,
    `export const table = [${sources.flatMap(({ area, pages }) => pages.map(({ variable, file }) => `{ area: ${quoted(area)}, name: ${area}_${variable}.name, routes: ${area}_${variable}.routes, place: ${quoted(`${variable} ${file}`)} }`)).join(', ')}];`,
  ].join('\n'));
  // Modules are looked up from here as if the entries lay in this folder.
  const resolve = { ...common('', root).resolve, modules: [join(import.meta.dirname, '../../node_modules'), 'node_modules'] };
  await runWebpack({
    ...common('plain-server', root), resolve, target: 'node24', entry: { server: join(outDir, 'server-entry.ts') }, externalsPresets: { node: true },
    externals: [({ request }, answer) => (request && external.test(request) ? answer(undefined, `commonjs ${request}`) : answer())],
    output: { path: outDir, filename: 'server.cjs', library: { type: 'commonjs2' } }, module: rules(true),
    optimization: { minimize: false, splitChunks: false }, plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
  const { table } = await loadPlain(outDir);
  await writeFile(join(outDir, 'browser-entry.ts'), [
    `import { startPlain } from ${quoted(join(import.meta.dirname, 'start.tsx'))};`,
    `void startPlain([${table.map(({ area, name, routes, place }) => {
      const [variable = '', ...file] = place.split(' ');
      return `{ area: ${quoted(area)}, name: ${quoted(name)}, routes: ${JSON.stringify(routes)}, load: () => import(/* webpackChunkName: ${quoted(`${area}-${name}`)} */ ${quoted(file.join(' '))}).then((m) => m.${variable}) }`;
    }).join(',\n')}], { ${sources.filter(({ folder }) => existsSync(join(folder, 'src/fragments.tsx'))).map(({ area, folder }) => `${area}: () => import(${quoted(join(folder, 'src/fragments.tsx'))})`).join(', ')} });`,
  ].join('\n'));
  const stats = await runWebpack({
    ...common('plain-web', root), resolve, target: ['web', 'es2022'], entry: { plain: join(outDir, 'browser-entry.ts') },
    output: { path: join(outDir, 'web'), publicPath: 'auto', filename: 'js/[name].[contenthash:10].js', chunkFilename: 'js/[name].[contenthash:10].js' },
    module: rules(false), plugins: [styleFiles()],
    // webpack's own way of sharing between pages.
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic', splitChunks: { chunks: 'all' }, minimizer: minimizers() },
  });
  const files = (group: string, kind: string): string[] => (stats.entrypoints?.[group] ?? stats.namedChunkGroups?.[group])?.assets?.map(({ name }) => `web/${name}`).filter((name) => name.endsWith(kind)) ?? [];
  const own = (group: string, kind: string): string[] => files(group, kind).filter((name) => !files('plain', kind).includes(name));
  return {
    scripts: files('plain', '.js'), styles: files('plain', '.css'),
    pages: Object.fromEntries(table.map(({ area, name }) => [`${area} ${name}`, { scripts: own(`${area}-${name}`, '.js'), styles: own(`${area}-${name}`, '.css') }])),
  };
}

/** Its server bundle, run in this process. */
export async function loadPlain(folder: string): Promise<PlainServer> {
  const integrity = `sha384-${createHash('sha384').update(await readFile(join(folder, 'server.cjs'))).digest('base64')}`;
  return loadBundle(folder, { path: 'server.cjs', integrity }) as PlainServer;
}
