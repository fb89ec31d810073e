import type { ReleaseManifest } from '@verandah/areas';
import type { Conflict } from '../gate/conflict.ts';
import { findConflicts, type GateContext } from '../gate/gate.ts';
import type { OperationsContext } from './context.ts';

/** Releases of the other area that are read to find one that fits. */
const mostRead = 10;

/**
 * The rest of the command that makes a release live that conflicts with others: 'promote search 1.1.0 --with
 * listing@1.1.0'. VERSION stands for what has yet to be published. null: the host has to be released first.
 */
export async function jointCommand(
  context: OperationsContext,
  manifest: ReleaseManifest,
  conflicts: readonly Conflict[],
  around: GateContext,
): Promise<string | null> {
  const partners = new Map<string, string>();
  for (const conflict of conflicts) {
    const { other } = conflict;
    if (other === null) return null;
    const found = await findPartner(context, manifest, { ...conflict, other }, around);
    const { area, version } = found ?? { area: other, version: 'VERSION' };
    if (!partners.has(area)) partners.set(area, version);
  }
  const names = [...partners].map(([area, version]) => `${area}@${version}`);
  return `promote ${manifest.area} ${manifest.version} --with ${names.join(',')}`;
}

/**
 * The newest published release that resolves a conflict: of the other area, or of one that takes over what is given up.
 */
async function findPartner(
  { client, store }: OperationsContext,
  manifest: ReleaseManifest,
  { subject, other }: Conflict & { readonly other: string },
  { live, shares }: GateContext,
): Promise<ReleaseManifest | null> {
  const published = (await client.releases()).toReversed();
  const newest = new Map(published.toReversed().map((one) => [one.area, one]));
  const candidates = [
    ...published.filter(({ area }) => area === other).slice(0, mostRead),
    ...[...newest.values()].filter(({ area }) => area !== other && area !== manifest.area),
  ];
  for (const { area, version } of candidates) {
    const candidate = await store.manifest(area, version);
    if (!candidate) continue;
    const beside = [...live.filter((one) => one.area !== area), candidate];
    if (findConflicts(manifest, { live: beside, shares }).every((one) => one.subject !== subject)) return candidate;
  }
  return null;
}
