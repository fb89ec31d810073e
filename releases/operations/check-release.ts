import type { ReleaseManifest } from '@verandah/areas';
import type { PinSet } from '@verandah/release-registry';
import { checkRelease, notesOnRelease, type GateContext } from '../gate/gate.ts';
import type { OperationsContext } from './context.ts';

/**
 * What the gate checks a release against: everything that is served now, or will be with the releases that are promoted
 * together with it.
 */
export async function gateContext(
  { store, client, gate }: OperationsContext,
  set: PinSet,
  together: readonly ReleaseManifest[] = [],
): Promise<GateContext> {
  const replaced = new Set(together.map(({ area }) => area));
  const served = Object.entries(set.pins).flatMap(([area, { version, rollout, withdrawn }]) =>
    replaced.has(area)
      ? []
      : [withdrawn ? null : version, rollout?.version].flatMap((each) => (each ? [store.manifest(area, each)] : [])),
  );
  return {
    ...gate,
    folderOf: (area, version) => store.folder(area, version),
    operationProblems: (operations) => client.operationProblems({ operations }),
    live: [...(await Promise.all(served)).filter((manifest) => manifest !== null), ...together],
  };
}

/**
 * Checks a stored release before it goes live.
 * @returns a function that makes its notes, for when it is live: it renders some pages @throws {Refusal}
 */
export async function checkStored(
  { store }: OperationsContext,
  manifest: ReleaseManifest,
  around: GateContext,
): Promise<() => Promise<string[]>> {
  const folder = store.folder(manifest.area, manifest.version);
  await checkRelease(manifest, folder, around);
  return () => notesOnRelease(manifest, folder, around);
}
