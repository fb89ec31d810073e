import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { KeyRing } from '../trust/key-ring.ts';
import { buildProblem, signBuild } from './host-builds.ts';

/** A semantic version and the start of a hash, such as 1.0.0-0123abcdef. */
const versionPattern = /^\d+\.\d+\.\d+-\w+$/;

/**
 * Copies an unsigned build of the shell to the builds of this machine (`releases`/host/{version}), signs it with the
 * site's key and makes it the newest. A valid build of the same version stays, since a host may be serving it.
 * @returns the version
 * @throws {Error} when `made` contains no build, or other files than its manifest names
 */
export async function installBuild(
  made: string,
  releases: string,
  ring: Pick<KeyRing, 'sign' | 'problem'>,
): Promise<string> {
  const text = await readFile(join(made, 'manifest.json'), 'utf8').catch(() => null); // thrown on the next line
  if (text === null) throw new Error(`There is no build of the shell in ${made}.`);
  const { version } = JSON.parse(text) as { version?: unknown };
  if (typeof version !== 'string' || !versionPattern.test(version))
    throw new Error(`The build of the shell in ${made} is damaged: ${JSON.stringify(version)} is not a version.`);
  const builds = join(releases, 'host');
  const copies = join(builds, `.installing-${process.pid}`);
  const copy = join(copies, version);
  try {
    await mkdir(copies, { recursive: true });
    await cp(made, copy, { recursive: true });
    await signBuild(copy, ring);
    const damage = await buildProblem(copy, ring);
    if (damage !== null)
      throw new Error(`The build of the shell is damaged: ${damage.replaceAll(copy, basename(made))}.`);
    if ((await buildProblem(join(builds, version), ring)) !== null) {
      await rm(join(builds, version), { recursive: true, force: true });
      await rename(copy, join(builds, version));
    }
    await writeFile(join(builds, '.newest'), version);
    await rename(join(builds, '.newest'), join(builds, 'newest'));
  } finally {
    await rm(copies, { recursive: true, force: true });
  }
  return version;
}
