import type { Compiler, Module } from 'webpack';

const name = 'SameEverywhere';
const starts = /^(?:container entry|data:text\/javascript)/;

/** The module itself, or the first of those that are joined to one. */
const rootOf = (module: Module): Module => (module as { readonly rootModule?: Module }).rootModule ?? module;

/** What a module was made from: 'container entry …', the text of a data address, or a file. */
const resourceOf = (module: Module): string =>
  (module as { readonly resource?: string }).resource ?? module.identifier();

/**
 * Names the container and the module that starts the federation runtime. Their identifiers contain the path of the
 * runtime on this machine, but the same source must produce the same bytes everywhere. The names are in comments too:
 * those are removed, but minimizing gives the shortest names by how often each letter occurs before that.
 */
export class SameEverywhere {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Before webpack's own ids, which leave alone what has one.
      compilation.hooks.moduleIds.tap({ name, stage: -100 }, (modules) => {
        for (const module of modules) {
          const root = rootOf(module);
          const start = starts.exec(resourceOf(root))?.[0];
          if (start === undefined) continue;
          const id = start === 'container entry' ? 'container' : 'federation';
          compilation.chunkGraph.setModuleId(module, id);
          root.readableIdentifier = () => id;
        }
      });
    });
  }
}
