import { audience } from '@verandah/release-registry';
import * as v from 'valibot';

const wholeBetween = (least: number, most: number) => {
  const wrong = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(wrong), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong));
};

/** A step as it is requested. `views`: by default what the health monitor needs, none for audiences alone. */
export const stepRequest = v.strictObject({
  percent: v.optional(wholeBetween(0, 100), 0),
  audiences: v.optional(v.array(audience), []),
  minutes: v.optional(wholeBetween(0, 43_200), 10),
  views: v.optional(wholeBetween(0, 1_000_000)),
});
export type StepRequest = v.InferOutput<typeof stepRequest>;

/** A plan in a file. */
export const planFile = v.strictObject({ steps: v.array(stepRequest) });
