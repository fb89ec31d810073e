import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

const name = 'DeclaringModules';
const imports = [
  /import\s*\{[^{}]*\bdocument\b[^{}]*\}\s*from\s*['"]@verandah\/graph['"]/,
  /import\s*\{(?:[^{}]*[\s,])?graphql\b[^{}]*\}\s*from\s*['"][./]+\/graphql\.ts['"]/,
];

/** Whether a module declares GraphQL documents: it imports what declares them, whatever else it imports beside that. */
export const declaresDocuments = (text: string): boolean => imports.some((each) => each.test(text));

/**
 * Finds the modules of a bundle that declare GraphQL documents, those of parts that load later too: the server bundle
 * takes all of them in, so that the release's manifest names every operation that the browser may send.
 */
export class DeclaringModules {
  readonly #files = new Set<string>();

  readonly #known = Promise.withResolvers<readonly string[]>();

  get files(): readonly string[] {
    return [...this.#files].toSorted();
  }

  /** Resolves once all modules of the bundle have been read, before it is sealed. */
  get known(): Promise<readonly string[]> {
    return this.#known.promise;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
      hooks.finishModules.tap({ name, stage: 100 }, () => this.#known.resolve(this.files));
    });
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) {
          const { resource } = module as { readonly resource?: unknown };
          if (typeof resource !== 'string' || resource.includes('node_modules') || !/\.tsx?$/.test(resource)) continue;
          if (declaresDocuments(readFileSync(resource, 'utf8'))) this.#files.add(resource);
        }
      });
    });
  }
}
