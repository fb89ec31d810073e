import webpack from 'webpack';
import type { Configuration, StatsCompilation } from 'webpack';

/** A build whose files are written. */
export interface Compiled {
  readonly stats: StatsCompilation;
  /** Ends the compiler, which stores its cache. */
  readonly close: () => Promise<void>;
}

/** Runs one build. @throws {Error} with webpack's own messages */
export const compile = (configuration: Configuration): Promise<Compiled> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) return reject(new Error('webpack gave no compiler.'));
    const close = (): Promise<void> =>
      new Promise((closed, failed) => {
        compiler.close((problem) => (problem ? failed(problem) : closed()));
      });
    compiler.run((failure, stats) => {
      if (!failure && stats && !stats.hasErrors())
        return resolve({
          stats: stats.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true }),
          close,
        });
      const problem =
        failure ??
        new Error(`The build of ${configuration.name ?? 'a bundle'} failed:\n${stats?.toString(onlyErrors) ?? ''}`);
      void close().finally(() => reject(problem));
    });
  });

const onlyErrors = { all: false, errors: true } as const;

/** Runs one build to its end. @throws {Error} with webpack's own messages */
export async function runWebpack(configuration: Configuration): Promise<StatsCompilation> {
  const { stats, close } = await compile(configuration);
  await close();
  return stats;
}
