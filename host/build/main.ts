import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildProblem, openKeyRing, secretsFolder, signBuild, writeForms } from '@verandah/releases';
import { buildHost } from './build-host.ts';

// Builds the shell where the host's server looks for it: DATA_DIR/releases/host/{version}, and the name of the newest
// in DATA_DIR/releases/host/newest. Signed like every release.
const dataDir = resolve(process.env['DATA_DIR'] || '.data');
const place = join(dataDir, 'releases/host');
const building = join(place, `.building-${process.pid}`);
try {
  await mkdir(place, { recursive: true });
  const { version, firstPageScript, integrity } = await buildHost(building);
  await writeForms(building, Object.keys(integrity));
  const ring = openKeyRing(secretsFolder(dataDir, process.env['SECRETS_DIR']));
  await signBuild(building, ring);
  // The same source has the same version: an existing build may be in use, and stays if it is valid.
  if ((await buildProblem(join(place, version), ring)) === null) await rm(building, { recursive: true });
  else {
    await rm(join(place, version), { recursive: true, force: true });
    await rename(building, join(place, version));
  }
  await writeFile(join(place, '.newest'), version);
  await rename(join(place, '.newest'), join(place, 'newest'));
  console.log(`shell ${version}: ${(firstPageScript / 1024).toFixed(1)} KB of script, compressed`);
} catch (error) {
  await rm(building, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
