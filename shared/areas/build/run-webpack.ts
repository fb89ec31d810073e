import webpack from 'webpack';
import type { Configuration, StatsCompilation } from 'webpack';

/** Runs one build. @throws {Error} with webpack's own messages */
export const runWebpack = (configuration: Configuration): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) return reject(new Error('webpack gave no compiler.'));
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (!stats || stats.hasErrors())
          reject(
            new Error(
              `The build of ${configuration.name ?? 'a bundle'} failed:\n${stats?.toString({ all: false, errors: true }) ?? ''}`,
            ),
          );
        else resolve(stats.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true }));
      });
    });
  });
