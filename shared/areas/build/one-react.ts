import { relative } from 'node:path';
import webpack from 'webpack';
import type { Compiler, Module } from 'webpack';

const name = 'OneReact';
/** Packages of which a page has one copy, the host's. */
const fromHost = new Set(['react', 'react-dom', '@verandah/kit']);

interface Installed {
  readonly name: string;
  readonly version: string;
}

/** The package that a module belongs to. */
const packageOf = (module: Module): Partial<Installed> | undefined =>
  (module as { readonly resourceResolveData?: { readonly descriptionFileData?: Partial<Installed> } })
    .resourceResolveData?.descriptionFileData;

/**
 * Rejects a build that contains React, React DOM or the kit. The federation settings take them from the host under
 * their own names; a copy comes in under another name (an alias for a second major version) or by a path inside the
 * package.
 */
export class OneReact {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) {
          const installed = packageOf(module);
          if (installed?.name === undefined || !fromHost.has(installed.name)) continue;
          const importer = compilation.moduleGraph.getIssuer(module) as { readonly resource?: string } | null;
          if (importer && packageOf(importer as Module)?.name === installed.name) continue;
          compilation.errors.push(
            new webpack.WebpackError(
              `${relative(compiler.context, importer?.resource ?? '') || 'The area'} brings ${installed.name} ${installed.version} into the release. A page has one ${installed.name}, the host's, which every area shares: import "${installed.name}" itself, in the range of the host.`,
            ),
          );
        }
      });
    });
  }
}
