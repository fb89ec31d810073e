import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

const here = createRequire(import.meta.url);
interface ScriptHooks {
  createScript: { tap(name: string, add: (code: string) => string): void };
}
const scriptHooks = here('webpack/lib/runtime/LoadScriptRuntimeModule') as {
  getCompilationHooks(compilation: unknown): ScriptHooks;
};

/** Global name of the host's { '/r/…': 'sha384-…' }, set before it loads anything. */
export const integrityGlobal = '__VERANDAH_INTEGRITY__';
/**
 * Global function of a host whose pages hold only some hashes; called before a script is added. Takes an address and
 * returns a promise that resolves once its hash is available, undefined when it already is.
 */
export const hashesGlobal = '__VERANDAH_HASHES__';
const name = 'Integrity';
const knownHash = (address: string): string =>
  `self.${integrityGlobal}&&self.${integrityGlobal}[new URL(${address},location.href).pathname]`;

/** Milliseconds before the second and the third attempt to load a chunk. */
const retryPauses = [400, 1600] as const;

/**
 * Lazy chunks wait for the hashes of their files, which a page fetches in parallel with its own scripts. A chunk that
 * could not be loaded is loaded again, twice: webpack's errors of scripts and styles have the file as their `request`.
 */
class ChunkLoading extends webpack.RuntimeModule {
  constructor() {
    super('chunk loading', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { ensureChunk, getChunkScriptFilename, publicPath } = webpack.RuntimeGlobals;
    return `var load=${ensureChunk},pauses=${JSON.stringify(retryPauses)};
var once=function(id){var find=self.${hashesGlobal},coming=find&&find(${publicPath}+${getChunkScriptFilename}(id));return coming?coming.then(function(){return load(id)}):load(id)};
var attempt=function(id,tries){return once(id).catch(function(problem){if(!problem||!problem.request||tries>=pauses.length)throw problem;return new Promise(function(go){setTimeout(go,pauses[tries])}).then(function(){return attempt(id,tries+1)})})};
${ensureChunk}=function(id){return attempt(id,0)};`;
  }
}

/**
 * Every script and style that the bundle adds to the page is loaded with the hash from the page's release set, or not
 * at all, and again when the network has lost it.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { ensureChunk, getChunkScriptFilename, publicPath } = webpack.RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree.for(ensureChunk).tap(name, (chunk, needed) => {
        needed.add(getChunkScriptFilename).add(publicPath);
        compilation.addRuntimeModule(chunk, new ChunkLoading());
      });
      scriptHooks
        .getCompilationHooks(compilation)
        .createScript.tap(
          name,
          (code) =>
            `${code}\nscript.integrity=${knownHash('url')};if(!script.integrity||script.integrity==="undefined")throw new Error("no integrity for "+url);script.crossOrigin="anonymous";`,
        );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) =>
          `${source};(function(t,i){if(!i)throw new Error("no integrity for "+${href});t.integrity=i;t.crossOrigin="anonymous";})(${tag},${knownHash(href)});`,
      );
    });
  }
}
