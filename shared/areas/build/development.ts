import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { areaEntry, entryRule } from './area-entry.ts';
import { exposed, serverConfiguration, webConfiguration, type BundleOptions } from './configuration.ts';
import { DeclaringModules } from './declaring-modules.ts';
import { containerName, identifierOf } from './placeholders.ts';
import { scriptRule, styleRule } from './rules.ts';
import { developmentMaps } from './source-maps.ts';
import { scriptSyntax } from './supported-browsers.ts';

const here = createRequire(import.meta.url);
const applyUpdates = join(dirname(fileURLToPath(import.meta.url)), 'hot/apply-updates.ts');

/** The placeholder for a release's version. */
export const developmentVersion = '0.0.0-development';
export const developmentContainer = (area: string): string => containerName(area, identifierOf(developmentVersion));

const refreshRule = (): RuleSetRule => ({
  test: /\.m?[jt]sx?$/,
  exclude: /node_modules/,
  use: {
    loader: here.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: scriptSyntax,
        transform: { react: { runtime: 'automatic', development: true, refresh: true } },
      },
    },
  },
});

const versionDefined = (): webpack.DefinePlugin =>
  new webpack.DefinePlugin({ 'process.env.AREA_VERSION': JSON.stringify(developmentVersion) });
/** Reused between starts: unlike a release's, these bytes need not be the same each time. */
const fileCache = (folder: string, name: string): NonNullable<Configuration['cache']> => ({
  type: 'filesystem',
  name,
  cacheDirectory: join(folder, 'cache'),
  buildDependencies: { config: [fileURLToPath(import.meta.url)] },
});

/**
 * The remote for developing: edits are applied in the page and its state is preserved. It carries React in its
 * development form and the kit itself, so that it runs in any host's page, whose own React is the one for visitors.
 * There is no evaluated text in it: the site's content security policy holds.
 */
export function developmentWeb(options: BundleOptions, declaring: DeclaringModules): Configuration {
  const { area, folder, outDir } = options;
  const container = developmentContainer(area);
  const { output, ...rest } = webConfiguration(options, declaring);
  const exposes = Object.fromEntries(
    Object.entries(exposed(folder)).map(([module, { import: file, name }]) => [
      module,
      { import: [applyUpdates, file], name },
    ]),
  );
  return {
    ...rest,
    name: `${area}-development-web`,
    mode: 'development',
    cache: fileCache(outDir, 'web'),
    output: {
      ...output,
      uniqueName: container,
      filename: 'js/[name].js',
      chunkFilename: 'js/[name].js',
      assetModuleFilename: 'media/[name].[contenthash:10][ext]',
      hotUpdateChunkFilename: 'js/[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: 'js/[runtime].[fullhash].hot-update.json',
      crossOriginLoading: false,
      clean: false,
    },
    module: { rules: [refreshRule(), entryRule(), styleRule('area', area, { readable: true })] },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'named',
      splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false } },
      minimize: false,
      // A failed build is not an update: pages go from the last successful build to the next.
      emitOnErrors: false,
    },
    plugins: [
      versionDefined(),
      declaring,
      new MiniCssExtractPlugin({ filename: 'css/[name].css', chunkFilename: 'css/[name].css' }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, library: container }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes,
        dts: false,
        virtualRuntimeEntry: true,
        manifest: false,
        experiments: { optimization: { target: 'web' } },
      }),
      developmentMaps(),
    ],
  };
}

/**
 * The server bundle for development: as in a release, rebuilt after each edit.
 * @param browserBuilt resolves when the browser build of the same source, which finds the modules that declare
 * operations, is done
 */
export function developmentServer(
  options: BundleOptions,
  declaring: DeclaringModules,
  browserBuilt: () => Promise<unknown>,
): Configuration {
  const { plugins: _, entry: __, ...rest } = serverConfiguration(options, []);
  return {
    // No mode: it would compile JSX for React's development build, which the workers do not have.
    ...rest,
    name: `${options.area}-development-server`,
    mode: 'none',
    cache: fileCache(options.outDir, 'server'),
    module: {
      rules: [
        scriptRule({ sourceInMaps: true }),
        entryRule(),
        styleRule('area', options.area, { server: true, readable: true }),
      ],
    },
    optimization: {
      moduleIds: 'named',
      chunkIds: 'named',
      minimize: false,
      splitChunks: false,
      sideEffects: true,
      providedExports: true,
      emitOnErrors: false,
    },
    entry: async () => {
      await browserBuilt();
      const declared = declaring.files.filter((file) => existsSync(file));
      return { server: { import: [...declared, areaEntry(options.folder, 'server')] } };
    },
    plugins: [versionDefined(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), developmentMaps()],
  };
}
