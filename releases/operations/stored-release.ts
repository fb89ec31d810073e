import type { ReleaseManifest } from '@verandah/areas';
import { Refusal } from '../refusal.ts';
import type { ReleaseStore } from '../store/release-store.ts';

type Store = Pick<ReleaseStore, 'read' | 'versions' | 'damageHere'>;

/**
 * Why a stored release can't be served; null: it can. The signature of its manifest is checked, and the hash of each
 * of its files.
 */
export async function servingProblem(store: Store, area: string, version: string): Promise<string | null> {
  const found = await store.read(area, version);
  return 'manifest' in found ? store.damageHere(found.manifest) : found.problem;
}

/**
 * The manifest of a release that can be served.
 * @throws {Refusal} 'unknown-release', 'untrusted-release'
 */
export async function storedRelease(store: Store, area: string, version: string): Promise<ReleaseManifest> {
  const found = await store.read(area, version);
  if (!('manifest' in found) && found.absent) {
    const versions = await store.versions(area);
    throw new Refusal(
      'unknown-release',
      `${area} ${version} is not among the stored releases; ${versions.length > 0 ? `there are ${versions.slice(-5).join(', ')}` : `${area} has none`}.`,
    );
  }
  const problem = 'manifest' in found ? await store.damageHere(found.manifest) : found.problem;
  if ('manifest' in found && problem === null) return found.manifest;
  throw new Refusal(
    'untrusted-release',
    `${area} ${version} can't be trusted: ${problem?.replace(/\.$/, '')}. Publish it again from its source.`,
  );
}
