import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installBuild, openKeyRing, secretsFolder } from '@verandah/releases';
import { buildShell } from './build-shell.ts';

// Builds the shell where the host's server looks for it (DATA_DIR/releases/host/{version}), signed like every release.
const dataDir = resolve(process.env['DATA_DIR'] || '.data');
const made = await mkdtemp(join(tmpdir(), 'verandah-shell-'));
try {
  const { version, firstPageScript } = await buildShell(
    made,
    process.env['RELEASE_FORMS'] === 'quick' ? 'quick' : 'smallest',
  );
  await installBuild(made, join(dataDir, 'releases'), openKeyRing(secretsFolder(dataDir, process.env['SECRETS_DIR'])));
  console.log(`shell ${version}: ${(firstPageScript / 1024).toFixed(1)} KB of script, compressed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await rm(made, { recursive: true, force: true });
}
