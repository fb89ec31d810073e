import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { runWebpack, scriptRule } from '@verandah/areas/build';
import { publishedFolders } from './published-packages.ts';

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const published: ReadonlySet<string> = new Set(publishedFolders.map((name) => `@verandah/${name}`));

/** A bundle of the squads' command, and what it imports. */
export interface CommandBundle {
  /** Package → a folder whose code imports it, for its version. */
  readonly imports: ReadonlyMap<string, string>;
}

/**
 * Bundles the squads' command and its render worker into `out` as ES modules: code of the host and of releases is in
 * them, since neither is published; the libraries and all other packages are imported.
 * @throws {Error} with the compiler's messages
 */
export async function bundleCommand(root: string, out: string): Promise<CommandBundle> {
  rmSync(out, { recursive: true, force: true });
  const requested = new Map<string, string>();
  await runWebpack({
    name: 'command',
    context: root,
    mode: 'none',
    target: 'node24',
    devtool: false,
    entry: { verandah: './tools/squad/main.ts', worker: './releases/runtime/worker.ts' },
    resolve: { extensions: ['.ts', '.tsx'] },
    externalsType: 'module-import',
    externals: [
      ({ context, request }, response) => {
        const name = packageOf(request);
        if (/^(?:\.|\/)/.test(request) || (name.startsWith('@verandah/') && !published.has(name))) return response();
        if (!isBuiltin(request)) requested.set(name, context);
        return response(undefined, request);
      },
    ],
    experiments: { outputModule: true },
    output: {
      path: out,
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    module: {
      parser: { javascript: { url: false, importMeta: false, createRequire: false } },
      rules: [
        scriptRule(),
        // What is exported and not used here is left out, with its imports.
        { test: /\.tsx?$/, exclude: join(root, 'releases/runtime/production-builds.ts'), sideEffects: false },
      ],
    },
    optimization: {
      sideEffects: true,
      providedExports: true,
      usedExports: true,
      innerGraph: true,
      concatenateModules: true,
      minimize: true,
      minimizer: [],
      splitChunks: { chunks: 'all', minSize: 0, cacheGroups: { default: { minChunks: 2, name: 'common' } } },
    },
  });
  let emitted = '';
  for (const file of readdirSync(out).filter((name) => name.endsWith('.js'))) {
    const path = join(out, file);
    // Processes are started by the names of files beside the module that starts them.
    const { code } = minifySync(readFileSync(path, 'utf8'), {
      compress: { toplevel: true, passes: 3 },
      mangle: false,
      module: true,
      format: { comments: false },
    });
    emitted += code;
    const text = code.replaceAll('"./worker.ts"', '"./worker.js"');
    writeFileSync(path, file === 'verandah.js' ? `#!/usr/bin/env node\n${text}` : text, { mode: 0o755 });
  }
  copyFileSync(join(root, 'tools/dev/client.ts'), join(out, 'client.ts'));
  // Much of what was requested is not used, and has been left out.
  const isImported = ([name]: readonly [string, string]): boolean =>
    emitted.includes(`"${name}"`) || emitted.includes(`"${name}/`);
  return { imports: new Map([...requested].filter(isImported)) };
}
