import { nextVersion } from '../next-version.ts';
import { Refusal } from '../refusal.ts';
import type { OperationsContext } from './context.ts';
import type { VersionPlan } from './operations.ts';

/** The version of a build. @throws {Refusal} 'version-taken', 'version-invalid' */
export async function planVersion(
  { client, store }: OperationsContext,
  area: string,
  {
    contentHash,
    series,
    version,
  }: { readonly contentHash: string; readonly series: string; readonly version?: string },
): Promise<VersionPlan> {
  const releases = await client.releases({ area });
  const same = releases.find(
    (release) => release.contentHash === contentHash && (version === undefined || release.version === version),
  );
  // The release is recorded, but its files are missing or invalid. The same bytes may be stored again under this
  // version.
  if (same)
    return {
      version: same.version,
      exists:
        (await store.storedAt(area, same.version)) !== null && (await store.manifest(area, same.version)) !== null,
    };
  const versions = releases.map((release) => release.version);
  if (version === undefined) return { version: nextVersion(series, versions), exists: false };
  if (!versions.includes(version)) return { version, exists: false };
  throw new Refusal(
    'version-taken',
    `${area} ${version} is already published with other files. A release never changes: publish under a new version.`,
  );
}
