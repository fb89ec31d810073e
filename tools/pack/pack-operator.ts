import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleProgram } from './bundle-program.ts';
import type { SourceManifest } from './published-packages.ts';

/** Builds the command `verandah-ops` in a folder. @returns what its manifest has of its own */
export async function buildOperator(
  root: string,
  folder: string,
): Promise<Pick<SourceManifest, 'name' | 'version' | 'description'>> {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  await bundleProgram(root, './tools/operator/main.ts', join(folder, 'dist/verandah-ops.js'));
  const { name, version, description } = JSON.parse(
    readFileSync(join(root, 'tools/operator/package.json'), 'utf8'),
  ) as SourceManifest;
  return { name, version, description };
}
