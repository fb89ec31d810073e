import { createHash } from 'node:crypto';
import type { Compiler, Dependency, Module } from 'webpack';

const name = 'SourceOrder';

/** The hash of a module's source, which is part of the hash under which its generated code is cached. */
interface Hashed {
  readonly buildInfo: { hash: string };
}
const isHashed = (module: Module): module is Module & Hashed => typeof module.buildInfo?.['hash'] === 'string';

/**
 * Makes what webpack builds from its cache the same as what it builds without, byte by byte. It follows an import to
 * the module that declares what others re-export, and sorts the imports of a module by the order of the re-exports:
 * - in place, although the cache has the module already, which would start with the order of an earlier build the next
 *   time. It is put back in the order of its source.
 * - but generated code is cached under a hash in which the imported modules have no order. They get one.
 */
export class SourceOrder {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, ({ hooks, moduleGraph, requestShortener }) => {
      const inSource = new Map<Module, readonly Dependency[]>();
      const ofSource = new Map<Module & Hashed, string>();
      // Before webpack sorts.
      hooks.optimizeDependencies.tap({ name, stage: -1000 }, (modules) => {
        for (const module of modules) if (!inSource.has(module)) inSource.set(module, [...module.dependencies]);
      });
      hooks.beforeModuleHash.tap(name, () => {
        for (const module of inSource.keys()) {
          if (!isHashed(module)) continue;
          ofSource.set(module, module.buildInfo.hash);
          const hash = createHash('sha256').update(module.buildInfo.hash);
          for (const dependency of module.dependencies)
            hash.update(`\0${moduleGraph.getModule(dependency)?.readableIdentifier(requestShortener) ?? ''}`);
          module.buildInfo.hash = hash.digest('hex');
        }
      });
      hooks.afterSeal.tap(name, () => {
        for (const [module, dependencies] of inSource) module.dependencies = [...dependencies];
        for (const [{ buildInfo }, hash] of ofSource) buildInfo.hash = hash;
      });
    });
  }
}
