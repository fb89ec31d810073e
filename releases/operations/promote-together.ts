import type { ReleaseManifest } from '@verandah/areas';
import type { PinSet } from '@verandah/release-registry';
import { requireReasonInFreeze } from '../rights/freeze.ts';
import { checkStored, gateContext } from './check-release.ts';
import type { OperationsContext } from './context.ts';
import { readPins, requireExpected } from './live-pin.ts';
import { activate } from './move-pin.ts';
import type { JointChange, JointRelease, Reason } from './operations.ts';
import { storedRelease } from './stored-release.ts';

/** Makes releases of several areas live at once, or none. */
export async function promoteTogether(
  context: OperationsContext,
  releases: readonly JointRelease[],
  reason: Reason,
): Promise<JointChange> {
  const set = await readPins(context);
  const manifests: ReleaseManifest[] = [];
  for (const { area, version, expected } of releases) {
    manifests.push(await storedRelease(context.store, area, version));
    requireExpected(area, set.pins[area], { ...reason, ...(expected !== undefined && { expected }) });
    await requireReasonInFreeze(context, area, reason);
  }
  const makeNotes = await checkTogether(context, manifests, set);
  const moves = releases.map(({ area, version }) => ({ area, version, from: set.pins[area]?.version ?? null }));
  const changed = await activate(context, await context.client.moveTogether({ action: 'promote', moves, ...reason }));
  return { moves: moves.map(({ area, from, version: to }) => ({ area, from, to })), changed, notes: await makeNotes() };
}

/** Checks each release against the site as it will be with all of them. @returns a function that makes their notes */
async function checkTogether(
  context: OperationsContext,
  manifests: readonly ReleaseManifest[],
  set: PinSet,
): Promise<() => Promise<string[]>> {
  const checked: { readonly area: string; readonly notes: () => Promise<string[]> }[] = [];
  for (const manifest of manifests) {
    const others = manifests.filter((other) => other !== manifest);
    const before = set.pins[manifest.area]?.version;
    const own = before ? await context.store.manifest(manifest.area, before) : null;
    const around = await gateContext(context, set, others);
    const live = around.live.filter(({ area }) => area !== manifest.area);
    const notes = await checkStored(context, manifest, { ...around, live: own ? [...live, own] : live });
    checked.push({ area: manifest.area, notes });
  }
  return async () => {
    const all: string[] = [];
    for (const { area, notes } of checked) all.push(...(await notes()).map((note) => `${area}: ${note}`));
    return all;
  };
}
