import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

const here = createRequire(import.meta.url);
interface ScriptHooks { createScript: { tap(name: string, add: (code: string) => string): void } }
const scriptHooks = here('webpack/lib/runtime/LoadScriptRuntimeModule') as { getCompilationHooks(compilation: unknown): ScriptHooks };

/** Global name under which the host keeps { '/r/…': 'sha384-…' } before it loads anything. */
export const integrityGlobal = '__VERANDAH_INTEGRITY__';
const name = 'Integrity';
const known = (address: string): string => `self.${integrityGlobal}&&self.${integrityGlobal}[new URL(${address},location.href).pathname]`;

/** Every script and style that the bundle adds to the page has its hash from the page's release set, or is not loaded. */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      scriptHooks.getCompilationHooks(compilation).createScript.tap(name, (code) =>
        `${code}\nscript.integrity=${known('url')};if(!script.integrity||script.integrity==="undefined")throw new Error("no integrity for "+url);script.crossOrigin="anonymous";`);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(name, (source, { tag, href }) =>
        `${source};(function(t,i){if(!i)throw new Error("no integrity for "+${href});t.integrity=i;t.crossOrigin="anonymous";})(${tag},${known(href)});`);
    });
  }
}
