import { looksBack } from '../health-monitor/verdict.ts';
import { Refusal } from '../refusal.ts';
import type { OperationsContext } from './context.ts';
import { jointPromotion } from './joint-promotion.ts';
import { findLastGood } from './last-good-release.ts';
import { isLive, readPins, requireExpected } from './live-pin.ts';
import { movePin } from './move-pin.ts';
import type { PinChange, RollbackReason } from './operations.ts';
import { rollBackTogether } from './roll-back-together.ts';
import { storedRelease } from './stored-release.ts';

/**
 * Rolls back to `to`, or to the last good release. @param allowed called with all areas that will move, before they do;
 * it may reject
 */
export async function rollBack(
  context: OperationsContext,
  area: string,
  to: string | undefined,
  { precaution, ...given }: RollbackReason,
  allowed: (areas: readonly string[]) => Promise<void> = async () => {},
): Promise<PinChange> {
  const set = await readPins(context);
  const pin = set.pins[area];
  const reason = requireExpected(area, pin, given);
  if (!isLive(pin)) throw new Refusal('nothing-previous', `${area} has no live release to roll back.`);
  const mark = precaution === true ? { precaution } : {};
  if (to !== undefined) {
    await allowed([area]);
    await storedRelease(context.store, area, to);
    return movePin(context, 'rollback', { area, version: to, pin }, reason, mark);
  }
  const joint = jointPromotion(await context.client.events({ area, limit: looksBack }), area, pin.version);
  await allowed(joint ? joint.map((one) => one.area) : [area]);
  if (joint) return rollBackTogether(context, area, joint, set, { ...reason, mark });
  const { version, considered } = await findLastGood(context, area, pin);
  return movePin(context, 'rollback', { area, version, pin }, reason, { ...mark, considered });
}
