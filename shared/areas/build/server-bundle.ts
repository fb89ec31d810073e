import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ServerArea } from '../server-area.ts';

const here = createRequire(import.meta.url);
const allowed = /^(react|react-dom)(\/|$)|^node:/;
const router = createRequire(here.resolve('@verandah/kit'));
const kits = /^(react-router|react-router-dom|rxjs)(\/|$)/;

/**
 * Runs a server.cjs and returns its exports.
 * @throws {Error} when it requires a module that a worker does not provide
 */
export function loadServerBundle(file: string): ServerArea {
  const run = compileFunction(readFileSync(file, 'utf8'), ['exports', 'module', 'require'], { filename: file });
  const module = { exports: {} as Partial<ServerArea> };
  run.call(module.exports, module.exports, module, (name: string): unknown => {
    if (allowed.test(name)) return here(name);
    if (kits.test(name)) return router(name);
    throw new Error(`A server bundle may not require "${name}".`);
  });
  const { contract, documents, chunks, load } = module.exports;
  if (!contract || !documents || !chunks || typeof load !== 'function') {
    throw new Error(
      'src/server.tsx must export contract, documents, chunks and load. Without this file the build makes them from src/pages.ts.',
    );
  }
  return { contract, documents, chunks, load };
}
