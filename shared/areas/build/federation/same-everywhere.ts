import type { Compiler, Module } from 'webpack';

const name = 'SameEverywhere';
const starts = /^(?:container entry|data:text\/javascript)/;

/** What a module was made from: 'container entry …', the text of a data address, or a file. */
function resourceOf(module: Module): string {
  const { rootModule, resource } = module as {
    readonly rootModule?: { readonly resource?: string };
    readonly resource?: string;
  };
  return rootModule?.resource ?? resource ?? module.identifier();
}

/**
 * Names the container and the module that starts the federation runtime. Their identifiers contain the path of the
 * runtime on this machine, but the same source must produce the same bytes everywhere.
 */
export class SameEverywhere {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Before webpack's own ids, which leave alone what has one.
      compilation.hooks.moduleIds.tap({ name, stage: -100 }, (modules) => {
        for (const module of modules) {
          const start = starts.exec(resourceOf(module))?.[0];
          if (start !== undefined)
            compilation.chunkGraph.setModuleId(module, start === 'container entry' ? 'container' : 'federation');
        }
      });
    });
  }
}
