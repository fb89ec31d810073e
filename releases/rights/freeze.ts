import type { Freeze } from '@verandah/release-registry';
import type { Reason } from '../operations/operations.ts';
import { Refusal } from '../refusal.ts';
import type { RegistryClient } from '../registry/registry-client.ts';

/** The freeze that applies to an area at a time (milliseconds since 1970); the longest when there are several. */
export async function freezeOf(
  client: Pick<RegistryClient, 'freezes'>,
  area: string,
  now: number,
): Promise<Freeze | undefined> {
  const holding = (await client.freezes()).filter(
    (one) => (one.area === null || one.area === area) && Date.parse(one.from) <= now && now < Date.parse(one.until),
  );
  return holding.toSorted((a, b) => Date.parse(b.until) - Date.parse(a.until))[0];
}

export const freezeText = ({ area, until, why, id }: Freeze): string =>
  `Nothing goes live ${area ? `in ${area} ` : ''}until ${until} (freeze ${id}: ${why})`;

/**
 * During a freeze a promotion or rollout needs a reason. Squads are rejected earlier.
 * @throws {Refusal} 'frozen'
 */
export async function requireReasonInFreeze(
  { client, now }: { readonly client: Pick<RegistryClient, 'freezes'>; readonly now: () => number },
  area: string,
  { why }: Reason,
): Promise<void> {
  const freeze = await freezeOf(client, area, now());
  if (freeze && !why) throw new Refusal('frozen', `${freezeText(freeze)}. State why it must be now: --why TEXT.`);
}
