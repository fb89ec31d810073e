import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runWebpack, scriptRule } from '@verandah/areas/build';

/**
 * Bundles a command into one executable ES module that imports nothing but Node.
 * @throws {Error} with the compiler's messages
 */
export async function bundleProgram(root: string, entry: string, file: string): Promise<void> {
  await runWebpack({
    name: basename(file, '.js'),
    context: root,
    mode: 'none',
    target: 'node24',
    devtool: false,
    entry,
    resolve: { extensions: ['.ts', '.js'] },
    experiments: { outputModule: true },
    output: { path: dirname(file), filename: basename(file), module: true, library: { type: 'module' } },
    module: {
      parser: { javascript: { importMeta: false, createRequire: false } },
      // What a module exports and the command does not use is left out, with its imports.
      rules: [scriptRule(), { test: /\.ts$/, exclude: join(root, entry), sideEffects: false }],
    },
    optimization: {
      concatenateModules: true,
      usedExports: true,
      providedExports: true,
      innerGraph: true,
      sideEffects: true,
      minimize: false,
    },
  });
  writeFileSync(file, `#!/usr/bin/env node\n${readFileSync(file, 'utf8')}`, { mode: 0o755 });
}
