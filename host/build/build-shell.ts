import { writeForms, type Effort } from '@verandah/releases';
import { buildHost } from './build-host.ts';
import type { HostManifest } from './host-manifest.ts';

/**
 * Builds the shell into `outDir` with the compressed forms of its files; unsigned.
 * @param effort of the forms
 */
export async function buildShell(outDir: string, effort?: Effort): Promise<HostManifest> {
  const manifest = await buildHost(outDir);
  await writeForms(outDir, Object.keys(manifest.integrity), { ...(effort && { effort }) });
  return manifest;
}
