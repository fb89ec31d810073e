import { requireReasonInFreeze } from '../rights/freeze.ts';
import { checkStored, gateContext } from './check-release.ts';
import type { OperationsContext } from './context.ts';
import { readPins, requireExpected } from './live-pin.ts';
import { movePin } from './move-pin.ts';
import type { ChangeReason, PinChange } from './operations.ts';
import { storedRelease } from './stored-release.ts';

/** Makes a stored release live. */
export async function promoteRelease(
  context: OperationsContext,
  area: string,
  version: string,
  given: ChangeReason,
): Promise<PinChange> {
  const manifest = await storedRelease(context.store, area, version);
  const set = await readPins(context);
  const pin = set.pins[area];
  const reason = requireExpected(area, pin, given);
  await requireReasonInFreeze(context, area, reason);
  const notes = await checkStored(context, manifest, await gateContext(context, set));
  const moved = await movePin(context, 'promote', { area, version, pin }, reason);
  return { ...moved, notes: await notes() };
}
