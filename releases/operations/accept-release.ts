import { cp } from 'node:fs/promises';
import type { BuildOrigin, ReleaseManifest } from '@verandah/areas';
import { originOf } from '@verandah/areas/provenance';
import { checkEntry, checkPublication, findConflicts, notesOnRelease } from '../gate/gate.ts';
import { Refusal } from '../refusal.ts';
import { storageProblem } from '../store/sealed-release.ts';
import { gateContext } from './check-release.ts';
import { checkSource } from './check-source.ts';
import type { OperationsContext } from './context.ts';
import { jointCommand } from './joint-partners.ts';
import { readPins } from './live-pin.ts';
import type { Accepted, AcceptReason, Reason } from './operations.ts';

/** Checks, signs, stores and records a sealed release. @throws {Refusal} which the log has too */
export async function acceptRelease(
  context: OperationsContext,
  folder: string,
  { allowUnclean = false, takenOver = false, ...reason }: AcceptReason,
): Promise<Accepted> {
  const { store, cleanOnly } = context;
  const workspace = await store.workspace();
  let manifest: ReleaseManifest | undefined;
  // Beside the checks, which mostly wait for other processes.
  let compressing: Promise<void> | undefined;
  const rejection = new AbortController();
  try {
    await cp(folder, workspace, { recursive: true });
    manifest = await store.sealed(workspace);
    if (takenOver) await checkSource(context, workspace, manifest);
    const origin = manifest.provenance ? originOf(manifest.provenance) : undefined;
    if (cleanOnly && !allowUnclean && origin?.unclean) throw uncleanSource(manifest, origin);
    compressing = store.compress(workspace, rejection.signal);
    const around = await gateContext(context, await readPins(context));
    const [notes] = await Promise.all([
      notesOnRelease(manifest, workspace, around),
      checkPublication(manifest, workspace, around),
      checkEntry(manifest, workspace),
      compressing,
    ]);
    const conflicts = findConflicts(manifest, around);
    const all = [...conflicts.map(({ words }) => `It ${words}`), ...notes];
    const accepted = await recordRelease(context, { workspace, manifest, origin, notes: all }, reason);
    if (conflicts.length === 0) return accepted;
    return { ...accepted, goesLiveBy: await jointCommand(context, manifest, conflicts, around) };
  } catch (problem) {
    rejection.abort();
    const rejected = storageProblem(problem, 'the releases');
    if (rejected instanceof Refusal && manifest) await logRejection(context, manifest, rejected, reason.who);
    throw rejected;
  } finally {
    // Nothing may be written into a folder that is being removed.
    await compressing;
    await store.discard(workspace);
  }
}

interface CheckedRelease {
  readonly workspace: string;
  readonly manifest: ReleaseManifest;
  readonly origin: BuildOrigin | undefined;
  readonly notes: readonly string[];
}
async function recordRelease(
  { store, client }: OperationsContext,
  { workspace, manifest: { area, version, contentHash }, origin, notes }: CheckedRelease,
  reason: Reason,
): Promise<Accepted> {
  const recorded = (await client.releases({ area })).find((release) => release.version === version);
  const { document, signature, existed } = await store.adopt(workspace, recorded?.contentHash === contentHash);
  await client.record({
    area,
    version,
    contentHash,
    manifest: document,
    signature,
    notes,
    ...(origin && { origin }),
    ...reason,
  });
  return { area, version, existed, notes };
}

const uncleanSource = ({ area, version }: ReleaseManifest, { commit }: BuildOrigin): Refusal =>
  new Refusal(
    'unclean-source',
    `${area} ${version} was built from ${commit === '' ? 'a folder outside of a git repository' : `changes that commit ${commit.slice(0, 12)} does not contain`}. Commit them and publish again, or accept that it can't be built a second time: --allow-dirty.`,
  );

const logRejection = (
  { client }: OperationsContext,
  { area, version }: ReleaseManifest,
  { reason, message }: Refusal,
  who: string,
): Promise<void> =>
  // The refusal itself is what the squad must get.
  client.note({ action: 'refuse', area, version, who, why: `${reason}: ${message}`.slice(0, 500) }).catch(() => {});
