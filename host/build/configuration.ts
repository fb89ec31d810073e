import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { common, IntegrityPlugin, minimizers, scripts, sharedOfHost, styleFiles, styles } from '@verandah/areas/build';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { oneRuntime } from './one-runtime.ts';

const here = createRequire(import.meta.url);
const { ModuleFederationPlugin } = here('@module-federation/enhanced/webpack') as typeof import('@module-federation/enhanced/webpack');
const folder = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The browser's part: provides what areas share, and the federation runtime itself. */
export function webConfiguration(outDir: string): Configuration {
  const base = common('host-web', folder);
  return {
    ...base, resolve: { ...base.resolve, alias: oneRuntime() }, target: ['web', 'es2022'], entry: { shell: './browser/main.ts' },
    output: {
      path: join(outDir, 'web'), publicPath: 'auto', uniqueName: 'shell', filename: 'js/[name].[contenthash:10].js', chunkFilename: 'js/[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous', trustedTypes: { policyName: 'area', onPolicyCreationFailure: 'stop' }, clean: true,
    },
    module: { rules: [scripts(), styles('shell', 'host', false)] },
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic', splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false } }, minimizer: minimizers() },
    plugins: [
      new webpack.DefinePlugin({ FEDERATION_ALLOW_NEW_FUNCTION: 'undefined' }),
      styleFiles(),
      new ModuleFederationPlugin({
        name: 'shell', shared: sharedOfHost(), manifest: false, dts: false, shareStrategy: 'loaded-first', runtimePlugins: [join(folder, 'browser/federation-security.ts')],
        experiments: { asyncStartup: false, provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new IntegrityPlugin(),
    ],
  };
}

const external = /^(react|react-dom|react-router|react-router-dom|rxjs)(\/|$)/;

/** The server's part: one CommonJS file. */
export function serverConfiguration(outDir: string): Configuration {
  return {
    ...common('host-server', folder), target: 'node24', entry: { server: './shell/render-shell.tsx' },
    externals: [({ request }, answer) => (request && external.test(request) ? answer(undefined, `commonjs ${request}`) : answer())],
    externalsPresets: { node: true },
    output: { path: outDir, filename: 'server.cjs', library: { type: 'commonjs2' } },
    module: { rules: [scripts(), styles('shell', 'host', true)] },
    optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
