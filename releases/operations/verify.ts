import { originOf } from '@verandah/areas/provenance';
import type { LogVerdict } from '@verandah/release-registry';
import { originText } from '../origin-text.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { fileIntegrity } from '../store/files.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * The result of a check of the log and of all stored releases, with the builds of the shell among them. `problems`: a
 * line each; empty when all is well.
 */
export interface Verdict {
  readonly log: LogVerdict;
  readonly releases: number;
  readonly problems: readonly string[];
  /** Who built each live release, and from what: a line each. */
  readonly origins: readonly string[];
}

/**
 * Checks the hash chain of the log, the signature and all files of every stored release, and that the live releases
 * exist.
 */
export async function verify(
  store: ReleaseStore,
  client: Pick<RegistryClient, 'verifyLog' | 'pins' | 'releases'>,
): Promise<Verdict> {
  const [log, pins, recorded] = await Promise.all([client.verifyLog(), client.pins(), client.releases()]);
  const problems: string[] = [];
  if (log.broken !== null)
    problems.push(
      `The log is broken at entry ${log.broken}: it was changed, or what stood before it is gone. ${log.entries} entries before it hold.`,
    );
  let releases = 0;
  for (const area of await store.areas()) {
    for (const version of await store.versions(area)) {
      releases++;
      const found = await store.read(area, version);
      if (!('manifest' in found)) {
        problems.push(
          `${area} ${version}: ${found.problem}. Publish it again from its source, or promote another release.`,
        );
        continue;
      }
      const damage = await store.damage(found.manifest);
      if (damage !== null) problems.push(`${area} ${version}: ${damage}`);
      const entry = recorded.find((one) => one.area === area && one.version === version);
      if (!entry) problems.push(`${area} ${version}: the registry does not know it.`);
      else if (entry.contentHash !== found.manifest.contentHash)
        problems.push(`${area} ${version}: the registry knows it with other content.`);
    }
  }
  for (const version of await store.builds.versions()) {
    releases++;
    const problem = await store.builds.damage(version);
    if (problem !== null) problems.push(`shell ${version}: ${problem}`);
  }
  for (const [area, { version, rollout }] of Object.entries(pins?.pins ?? {})) {
    for (const used of [version, rollout?.version]) {
      if (!used) continue;
      if ((await fileIntegrity(`${store.folder(area, used)}/manifest.json`)) === null)
        problems.push(`${area} ${used} is served, but its files are missing here.`);
    }
  }
  const origins: string[] = [];
  for (const [area, { version }] of Object.entries(pins?.pins ?? {})) {
    const found = version === null ? null : await store.read(area, version);
    if (!found || !('manifest' in found)) continue;
    const { provenance } = found.manifest;
    origins.push(
      `${area} ${version}: ${provenance ? originText(originOf(provenance)) : 'who built it is not recorded'}`,
    );
  }
  return { log, releases, problems, origins };
}
