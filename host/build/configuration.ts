import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { common, IntegrityPlugin, minimizers, scripts, sharedVersions, styleFiles, styles } from '@verandah/areas/build';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The browser's part: provides what areas share. */
export function webConfiguration(outDir: string): Configuration {
  return {
    ...common('host-web', folder), target: ['web', 'es2022'], entry: { shell: './browser/main.ts' },
    output: {
      path: join(outDir, 'web'), publicPath: 'auto', uniqueName: 'shell', filename: 'js/[name].[contenthash:10].js', chunkFilename: 'js/[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous', trustedTypes: { policyName: 'area', onPolicyCreationFailure: 'stop' }, clean: true,
    },
    module: { rules: [scripts(), styles('shell', 'host', false)] },
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic', splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false } }, minimizer: minimizers() },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.SHARED_VERSIONS': JSON.stringify(JSON.stringify(sharedVersions())) }),
      styleFiles(),
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
