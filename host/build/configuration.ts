import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  common,
  IntegrityPlugin,
  minimizers,
  scriptRule,
  sharedVersions,
  sourceMaps,
  styleFiles,
  styleRule,
} from '@verandah/areas/build';
import { scriptSyntax } from '@verandah/areas/supported-browsers';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');

const sharedVersionsDefined = (): webpack.DefinePlugin =>
  new webpack.DefinePlugin({ 'process.env.SHARED_VERSIONS': JSON.stringify(JSON.stringify(sharedVersions())) });

/** Leaves the parts for other places than browsers, and evaluated text, out of the federation runtime. */
const runtimeForBrowsers = (): webpack.DefinePlugin =>
  new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify('web'),
    'typeof FEDERATION_ALLOW_NEW_FUNCTION': JSON.stringify('undefined'),
    'typeof __system_context__': JSON.stringify('undefined'),
  });

/** The browser build: provides the modules that areas share. */
export function webConfiguration(outDir: string): Configuration {
  return {
    ...common('host-web', folder),
    target: ['web', scriptSyntax],
    entry: {
      shell: './browser/main.ts',
      'before-paint': './browser/before-paint/main.ts',
      'first-files': './browser/first-files/main.ts',
    },
    output: {
      path: join(outDir, 'web'),
      publicPath: 'auto',
      uniqueName: 'shell',
      filename: 'js/[name].[contenthash:10].js',
      chunkFilename: 'js/[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'area', onPolicyCreationFailure: 'stop' },
      clean: true,
    },
    module: { rules: [scriptRule(), styleRule('shell', 'host')] },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false } },
      minimizer: minimizers(),
    },
    plugins: [
      sharedVersionsDefined(),
      runtimeForBrowsers(),
      styleFiles(),
      new IntegrityPlugin(),
      sourceMaps({ columns: true }),
    ],
  };
}

/** The operations console, web/ops/: a separate page that shares no file with the site. */
export function consoleConfiguration(outDir: string): Configuration {
  return {
    ...common('host-console', folder),
    target: ['web', scriptSyntax],
    entry: { console: './ops-console/main.tsx' },
    output: { path: join(outDir, 'web/ops'), filename: 'js/[name].[contenthash:10].js' },
    module: { rules: [scriptRule(), styleRule('area', 'host')] },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: false,
      minimizer: minimizers(),
    },
    plugins: [styleFiles(), sourceMaps({ columns: true })],
  };
}

/**
 * GraphiQL, web/graphiql/: one script and one stylesheet for a document of its own, which no page of the site loads.
 */
export function graphiqlConfiguration(outDir: string): Configuration {
  return {
    ...common('host-graphiql', folder),
    target: ['web', scriptSyntax],
    entry: { graphiql: './graphiql/main.tsx' },
    resolve: {
      ...common('host-graphiql', folder).resolve,
      // For subscriptions, which the API does not have.
      alias: { 'graphql-ws': false },
    },
    output: {
      path: join(outDir, 'web/graphiql'),
      publicPath: 'auto',
      filename: 'js/[name].[contenthash:10].js',
      assetModuleFilename: 'media/[contenthash:10][ext]',
    },
    module: {
      rules: [
        scriptRule(),
        styleRule('area', 'host'),
        {
          test: /[\\/]graphiql[\\/]dist[\\/]style\.css$/,
          enforce: 'pre',
          loader: join(folder, 'build/drop-fonts-loader.cjs'),
        },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: false,
      minimizer: minimizers(),
    },
    plugins: [
      styleFiles(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      sourceMaps({ columns: true }),
    ],
  };
}

/** The service worker: one file that changes only with its source. */
export function workerConfiguration(outDir: string): Configuration {
  return {
    ...common('host-worker', folder),
    target: ['webworker', scriptSyntax],
    entry: { 'service-worker': './service-worker/main.ts' },
    output: { path: outDir, filename: 'service-worker.js' },
    module: { rules: [scriptRule()] },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: false,
      minimizer: minimizers(),
    },
  };
}

/** The kit as one ES module, web/kit.js, for third-party hosts that share it with our releases. */
export function kitConfiguration(outDir: string): Configuration {
  return {
    ...common('host-kit', folder),
    target: ['web', scriptSyntax],
    entry: { kit: './browser/published-kit.ts' },
    experiments: { outputModule: true },
    externals: [/^react(-dom)?(\/|$)/],
    externalsType: 'module',
    output: { path: join(outDir, 'web'), filename: '[name].js', library: { type: 'module' } },
    module: { rules: [scriptRule()] },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: false,
      minimizer: minimizers({ module: true }),
    },
    plugins: [sharedVersionsDefined(), sourceMaps({ columns: true })],
  };
}

const external = /^(react|react-dom|react-router|react-router-dom|rxjs)(\/|$)/;

/** The server build: one CommonJS file. */
export function serverConfiguration(outDir: string): Configuration {
  return {
    ...common('host-server', folder),
    target: 'node24',
    entry: { server: './server-bundle.ts' },
    externals: [
      ({ request }, response) =>
        request && external.test(request) ? response(undefined, `commonjs ${request}`) : response(),
    ],
    externalsPresets: { node: true },
    output: { path: outDir, filename: 'server.cjs', library: { type: 'commonjs2' } },
    module: { rules: [scriptRule(), styleRule('shell', 'host', { server: true })] },
    optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), sourceMaps({ columns: false })],
  };
}
