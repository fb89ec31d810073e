import { Refusal } from '../refusal.ts';
import { requireReasonInFreeze } from '../rights/freeze.ts';
import { checkStored, gateContext } from './check-release.ts';
import type { OperationsContext } from './context.ts';
import { isLive, readPins, requireExpected } from './live-pin.ts';
import { activate } from './move-pin.ts';
import type { ChangeReason, PresenceChange } from './operations.ts';
import { storedRelease } from './stored-release.ts';

/** Puts a withdrawn area back. */
export async function restoreArea(
  context: OperationsContext,
  area: string,
  given: ChangeReason,
): Promise<PresenceChange> {
  const set = await readPins(context);
  const pin = set.pins[area];
  const reason = requireExpected(area, pin, given);
  if (!isLive(pin)) throw new Refusal('nothing-live', `${area} has no release to put back. Promote one.`);
  const { version: live } = pin;
  if (!pin.withdrawn) return { area, live, withdrawn: false, changed: false, notes: [] };
  const manifest = await storedRelease(context.store, area, live);
  await requireReasonInFreeze(context, area, reason);
  const notes = await checkStored(context, manifest, await gateContext(context, set));
  const changed = await activate(context, await context.client.restore({ area, live, ...reason }));
  return { area, live, withdrawn: false, changed, notes: await notes() };
}
