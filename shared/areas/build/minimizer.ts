import webpack from 'webpack';
import type { Compilation, Compiler, sources } from 'webpack';

type Source = sources.Source;

/** A file's new text; `map` is the JSON of its source map, when there is one of the text before. */
interface Minimized {
  readonly code: string;
  readonly map?: string | undefined;
}
/** @param map JSON of the map from the text to the sources, without their content; absent when there is none */
export type Minimize = (code: string, map: string | undefined) => Promise<Minimized> | Minimized;

interface Options {
  /** In webpack's cache. */
  readonly name: string;
  /** Paths of the files. */
  readonly test: RegExp;
  /** Whether maps have the columns of sources too; the files may be one line. */
  readonly columns?: boolean;
  readonly minimize: Minimize;
}

/**
 * Replaces the text of files before their names are final. What minimizes composes the maps too: webpack's own plugins
 * do that twice in JavaScript, which takes half as long as the minimizing, and cache the texts before with all sources.
 */
export class Minimizer {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { name, test } = this.#options;
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage, additionalAssets: true }, async (assets) => {
        const paths = Object.keys(assets).filter((path) => test.test(path));
        await Promise.all(paths.map((path) => this.#replace(compilation, path)));
      });
    });
  }

  async #replace(compilation: Compilation, path: string): Promise<void> {
    const asset = compilation.getAsset(path);
    if (!asset || asset.info['minimized'] === true) return;
    const cache = compilation.getCache(this.#options.name);
    const item = cache.getItemCache(path, cache.getLazyHashedEtag(asset.source));
    let source = await item.getPromise<Source>();
    if (!source) {
      try {
        source = await this.#minimized(path, asset.source);
      } catch (problem) {
        const message = problem instanceof Error ? problem.message : String(problem);
        compilation.errors.push(new webpack.WebpackError(`${path} cannot be minimized: ${message}`));
        return;
      }
      await item.storePromise(source);
    }
    compilation.updateAsset(path, source, { minimized: true });
  }

  async #minimized(path: string, before: Source): Promise<Source> {
    const { columns = false, minimize } = this.#options;
    const { source, map } = before.sourceAndMap({ columns });
    // Else the cache stores the map of each module with its source.
    before.clearCache({ maps: true, source: false, parsedMap: true });
    const made = await minimize(
      source.toString(),
      map ? JSON.stringify({ ...map, sourcesContent: undefined }) : undefined,
    );
    if (made.map === undefined) return new webpack.sources.RawSource(made.code);
    const mapped = new webpack.sources.SourceMapSource(made.code, path, made.map);
    // Columns are left out of a source that consists of others.
    return columns ? mapped : new webpack.sources.ConcatSource(mapped);
  }
}
