import './compiler-environment.ts';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { areaEntry, entryRule } from './area-entry.ts';
import { buildCache } from './build-cache.ts';
import type { DeclaringModules } from './declaring-modules.ts';
import { completeManifest } from './federation/federation-manifest.ts';
import { SameEverywhere } from './federation/same-everywhere.ts';
import { appFiles, fragmentFiles } from './file-groups.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import type { Minimizer } from './minimizer.ts';
import { containerName, versionIdentifier, versionText } from './placeholders.ts';
import { OneReact } from './one-react.ts';
import { pageStyles } from './page-styles.ts';
import { scriptRule, styleRule } from './rules.ts';
import { scriptMinimizer } from './script-minimizer.ts';
import { serverText } from './server-text.ts';
import { SourceOrder } from './source-order.ts';
import { sourceMaps } from './source-maps.ts';
import { sharedOfRemote } from './shared-modules.ts';
import { styleMinimizer } from './style-minimizer.ts';
import { scriptSyntax } from './supported-browsers.ts';
import { unusedModules } from './unused-modules.ts';

export interface BundleOptions {
  readonly area: string;
  readonly folder: string;
  readonly outDir: string;
  /** Folder of webpack's cache between builds; without it builds are not cached. */
  readonly cacheDir?: string;
}

/** Configuration shared by all bundles of the site. */
export const common = (name: string, folder: string): Configuration => ({
  name,
  context: folder,
  mode: 'production',
  devtool: false,
  performance: { hints: false },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // Packages that have it: RxJS without helpers for its classes and generators.
    conditionNames: ['es2015', '...'],
  },
  cache: false,
  infrastructureLogging: { level: 'error' },
  // The compiler has checked the types of these settings.
  validate: false,
});

/** @param options.module whether the scripts are modules */
export const minimizers = (options?: { readonly module: boolean }): Minimizer[] => [
  scriptMinimizer(options),
  styleMinimizer(),
];

export const styleFiles = (): MiniCssExtractPlugin =>
  new MiniCssExtractPlugin({
    filename: 'css/[name].[contenthash:10].css',
    chunkFilename: 'css/[name].[contenthash:10].css',
  });

/** The module that exposes an area's fragments, if it has any. */
export const fragmentsFile = 'src/fragments.tsx';

/** The modules that a remote exposes: its pages, and its fragments if it has any. */
export const exposed = (folder: string): Record<string, { import: string; name: string }> => ({
  './app': { import: areaEntry(folder, 'browser'), name: appFiles },
  ...(existsSync(join(folder, fragmentsFile))
    ? { './fragments': { import: `./${fragmentsFile}`, name: fragmentFiles } }
    : {}),
});

const cached = ({ folder, cacheDir }: BundleOptions, name: string): Configuration =>
  cacheDir === undefined
    ? {}
    : buildCache(cacheDir, name, [
        exposed(folder),
        areaEntry(folder, 'server'),
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ]);

/** The plugin puts the whole federation runtime into every entry; ours is on the page once, and comes later. */
const lightRuntime = (): Record<string, string> => ({
  [createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime/bundler')]: join(
    import.meta.dirname,
    'federation/light-runtime.ts',
  ),
});

/** The federated remote: container, chunks and styles. */
export function webConfiguration(options: BundleOptions, declaring: DeclaringModules): Configuration {
  const { area, folder, outDir } = options;
  const container = containerName(area, versionIdentifier);
  return {
    ...common(`${area}-web`, folder),
    ...cached(options, 'web'),
    target: ['web', scriptSyntax],
    resolve: { ...common(area, folder).resolve, alias: { ...unusedModules(folder), ...lightRuntime() } },
    entry: {},
    output: {
      path: join(outDir, 'web'),
      publicPath: 'auto',
      uniqueName: container,
      filename: 'js/[name].[contenthash:10].js',
      chunkFilename: 'js/[name].[contenthash:10].js',
      assetModuleFilename: 'media/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'area', onPolicyCreationFailure: 'stop' },
      clean: true,
    },
    module: { rules: [scriptRule(), entryRule(), styleRule('area', area)] },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: {
        chunks: 'async',
        cacheGroups: { default: false, defaultVendors: false, styles: pageStyles(appFiles) },
      },
      minimizer: minimizers(),
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.AREA_VERSION': JSON.stringify(versionText) }),
      styleFiles(),
      declaring,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: exposed(folder),
        shared: sharedOfRemote(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        // Nothing is written into node_modules.
        virtualRuntimeEntry: true,
        manifest: {
          additionalData: ({ stats, compilation }) =>
            completeManifest(
              stats,
              area,
              sharedOfRemote(folder),
              (name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [],
            ),
        },
        experiments: { optimization: { target: 'web' } },
      }),
      new SourceOrder(),
      new OneReact(),
      new SameEverywhere(),
      sourceMaps({ columns: true }),
      new IntegrityPlugin(),
    ],
  };
}

const external = /^(react|react-dom|react-router|react-router-dom|rxjs)(\/|$)/;

/**
 * The server bundle: one CommonJS file; the worker provides React, the router and RxJS. Modules of `first` run before
 * the area's own entry.
 */
export function serverConfiguration(options: BundleOptions, first: readonly string[]): Configuration {
  const { area, folder, outDir } = options;
  return {
    ...common(`${area}-server`, folder),
    ...cached(options, 'server'),
    target: 'node24',
    entry: { server: [...first, areaEntry(folder, 'server')] },
    // They render in browsers only; each would be more than half of a server bundle.
    resolve: { ...common(area, folder).resolve, alias: { ol: false, 'swagger-ui-dist': false } },
    externals: [
      ({ request }, response) =>
        request && external.test(request) ? response(undefined, `commonjs ${request}`) : response(),
    ],
    externalsPresets: { node: true },
    output: { path: outDir, filename: 'server.cjs', library: { type: 'commonjs2' } },
    module: { rules: [scriptRule(), entryRule(), styleRule('area', area, { server: true })] },
    optimization: {
      minimizer: [serverText()],
      splitChunks: false,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.AREA_VERSION': JSON.stringify(versionText) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new SourceOrder(),
      sourceMaps({ columns: false }),
    ],
  };
}
