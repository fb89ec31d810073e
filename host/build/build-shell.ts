import { writeForms } from '@verandah/releases';
import { buildHost } from './build-host.ts';
import type { HostManifest } from './host-manifest.ts';

/** Builds the shell into `outDir` with the compressed forms of its files; unsigned. */
export async function buildShell(outDir: string): Promise<HostManifest> {
  const manifest = await buildHost(outDir);
  await writeForms(outDir, Object.keys(manifest.integrity));
  return manifest;
}
