import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { integrityOf } from '../store/files.ts';
import './production-builds.ts';

const hostRequire = createRequire(import.meta.url);
const allowed = /^(?:react|react-dom|react-router|react-router-dom|rxjs)(?:\/|$)/;

/**
 * Runs a server bundle after a check of its hash, and returns its exports. Bypasses Node's module cache, so that an
 * unused bundle is freed. The bundle may require only the packages that host and areas share.
 * @throws {Error} when the file is missing, differs, requires something else, or throws itself
 */
export function loadBundle(folder: string, server: { readonly path: string; readonly integrity: string }): unknown {
  const file = join(folder, server.path);
  const source = readFileSync(file);
  if (integrityOf(source) !== server.integrity) throw new Error(`${file} is not the file that was published.`);
  const run = compileFunction(source.toString('utf8'), ['exports', 'module', 'require', '__filename', '__dirname'], {
    filename: file,
  });
  const bundle: { exports: unknown } = { exports: {} };
  const require = (name: string): unknown => {
    if (!allowed.test(name)) throw new Error(`A server bundle may not require ${name}.`);
    return hostRequire(name);
  };
  run.call(bundle.exports, bundle.exports, bundle, require, file, folder);
  return bundle.exports;
}
