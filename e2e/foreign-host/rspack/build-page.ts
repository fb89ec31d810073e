import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';

interface Remote {
  readonly container: string;
  /** Address of its mf-manifest.json. */
  readonly manifest: string;
  /** Version of the kit that it was built with. */
  readonly kit: string;
}

/** Builds the host's page into a folder, which contains the published kit. */
export async function buildPage(place: string, remote: Remote): Promise<void> {
  // The version is the installed one; package.json names a catalog instead of a range.
  const own = { singleton: true, eager: true, requiredVersion: false as const };
  const configuration: Configuration = {
    mode: 'production',
    devtool: false,
    context: import.meta.dirname,
    entry: './page.ts',
    target: ['web', 'es2022'],
    output: { path: place, filename: 'page.js', uniqueName: 'elsewhere' },
    resolve: { modules: ['node_modules', join(import.meta.dirname, '../../node_modules')] },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'elsewhere',
        remotes: { search: `${remote.container}@${remote.manifest}` },
        runtimePlugins: [join(import.meta.dirname, 'hashed.ts')],
        shared: {
          react: own,
          'react/jsx-runtime': own,
          'react-dom': own,
          'react-dom/client': own,
          'published-kit': {
            ...own,
            shareKey: '@verandah/kit',
            import: join(place, 'kit.js'),
            version: remote.kit,
            requiredVersion: `^${remote.kit}`,
          },
        },
        dts: false,
        manifest: false,
      }),
    ],
  };
  const compiler = rspack(configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
      if (problem === undefined) resolve();
      else reject(new Error(problem));
    });
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
}
