import type { Delivery } from '@verandah/release-registry';
import { progressText } from '../delivery/step-text.ts';
import type { DeliveryChange } from '../operations/operations.ts';
import type { Result } from './response.ts';
import type { TimeFormat } from './time.ts';

/** 'search 1.4.0 is delivered by ann, step 2 of 4: 10 % of the visitors for 10 min, since 2026-11-21T14:05:00+11:00' */
export function deliveryText(delivery: Delivery, time: TimeFormat): string {
  const { area, version, who, state, why, stepAt } = delivery;
  const held = state === 'held' ? `; held${why === null ? '' : `: ${why}`}` : '';
  return `${area} ${version} is delivered by ${who}, ${progressText(delivery)}, since ${time(stepAt)}${held}`;
}

/** The result of a command on a plan. */
export function describeDelivery(change: DeliveryChange, time: TimeFormat): Result {
  const { area, version, delivery, notes } = change;
  const text = delivery ? deliveryText(delivery, time) : `the delivery of ${area} ${version} has ended`;
  return { value: change, text: [text, ...notes.map((note) => `  note: ${note}`)].join('\n') };
}
