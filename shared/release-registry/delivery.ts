import * as v from 'valibot';
import { step, steps, wholeBetween } from './delivery-steps.ts';
import { area, by, version, wholeNumber, type Immutable } from './fields.ts';

/** `running` advances by itself, `held` does not; `done` has passed its last step, `ended` was stopped or went back. */
export const deliveryStates = ['running', 'held', 'done', 'ended'] as const;

export const delivery = v.object({
  id: v.number(),
  area: v.string(),
  version: v.string(),
  steps: v.array(step),
  /** Index of the step that visitors get now. */
  step: v.number(),
  state: v.picklist(deliveryStates),
  /** Why it is held or has ended. */
  why: v.nullable(v.string()),
  who: v.string(),
  startedAt: v.string(),
  /** When the step began, or was resumed. */
  stepAt: v.string(),
});
/** A delivery plan and how far it is. Times are ISO 8601, by the clock of the registry. */
export type Delivery = Immutable<v.InferOutput<typeof delivery>>;

/** `live`: the live version that the caller saw. */
export const deliveryInput = v.object({ area, version, live: v.nullable(version), steps, ...by });
export type DeliveryInput = v.InferOutput<typeof deliveryInput>;

/** The plan as the caller saw it: when it is further or in another state by now, nothing changes. */
const seen = {
  id: wholeNumber(1, 999_999_999, 'must be the number of a plan'),
  step: wholeBetween(0, 19),
  state: v.picklist(['running', 'held'], 'must be running or held'),
};
export const advanceInput = v.object({ ...seen, live: v.nullable(version), ...by });
export type AdvanceInput = v.InferOutput<typeof advanceInput>;
export const deliveryStateInput = v.object({
  ...seen,
  to: v.picklist(['running', 'held'], 'must be running or held'),
  ...by,
});
export type DeliveryStateInput = v.InferOutput<typeof deliveryStateInput>;
