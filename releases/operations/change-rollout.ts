import { Refusal } from '../refusal.ts';
import { requireReasonInFreeze } from '../rights/freeze.ts';
import { checkStored, gateContext } from './check-release.ts';
import type { OperationsContext } from './context.ts';
import { readPins, requireExpected } from './live-pin.ts';
import { activate } from './move-pin.ts';
import { requireRegions } from './require-regions.ts';
import type { ChangeReason, RolloutChange } from './operations.ts';
import { storedRelease } from './stored-release.ts';

/** Begins, changes or (0, without audiences) ends a rollout. */
export async function changeRollout(
  context: OperationsContext,
  area: string,
  version: string,
  percent: number,
  given: ChangeReason,
  audiences: readonly string[] = [],
): Promise<RolloutChange> {
  if (percent === 100)
    throw new Refusal('percent-invalid', `All visitors get a release by promoting it: promote ${area} ${version}.`);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Refusal(
      'percent-invalid',
      `${percent} is not a percentage of visitors: use a whole number from 0 (ends the rollout) to 99.`,
    );
  requireRegions(context, audiences);
  const set = await readPins(context);
  const pin = set.pins[area];
  const reason = requireExpected(area, pin, given);
  const live = pin?.version ?? null;
  if (live === version && !pin?.withdrawn)
    throw new Refusal('percent-invalid', `${area} ${version} is live: all visitors have it.`);
  let notes = async (): Promise<readonly string[]> => [];
  if (percent > 0 || audiences.length > 0) {
    const manifest = await storedRelease(context.store, area, version);
    await requireReasonInFreeze(context, area, reason);
    notes = await checkStored(context, manifest, await gateContext(context, set));
  }
  const changed = await activate(
    context,
    await context.client.rollout({ area, version, live, percent, audiences: [...audiences], ...reason }),
  );
  return {
    area,
    live: pin?.withdrawn ? null : live,
    version,
    percent,
    ...(audiences.length > 0 && { audiences }),
    changed,
    notes: await notes(),
  };
}
