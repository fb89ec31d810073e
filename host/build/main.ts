import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildHost } from './build-host.ts';

// Builds the shell and puts it where the host's server looks for it: DATA_DIR/releases/host/{version}, and the name of
// the newest in DATA_DIR/releases/host/newest.
const place = join(resolve(process.env['DATA_DIR'] || '.data'), 'releases/host');
const building = join(place, `.building-${process.pid}`);
try {
  await mkdir(place, { recursive: true });
  const { version, firstPageScript } = await buildHost(building);
  // The same source has the same version: what is there already may be in use, and stays.
  if (existsSync(join(place, version, 'manifest.json'))) await rm(building, { recursive: true });
  else await rename(building, join(place, version));
  await writeFile(join(place, '.newest'), version);
  await rename(join(place, '.newest'), join(place, 'newest'));
  console.log(`shell ${version}: ${(firstPageScript / 1024).toFixed(1)} KB of script, compressed`);
} catch (error) {
  await rm(building, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
