import { audience, deliverySteps } from '@verandah/release-registry/browser';
import * as v from 'valibot';

const wholeBetween = (least: number, most: number) => {
  const wrong = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(wrong), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong));
};

const defaultMinutes = 10;
/** Of a rehearsal: hosts and API of an earlier version, which know none, wait and do not go on without it. */
const longestStep = 43_200;

/**
 * A step as it is requested. By default nobody, for 10 minutes and as many page views as the health monitor needs, none
 * for audiences alone. `rehearse`: nobody new gets the release, it is compared with the live one; a rehearsal has nothing
 * else.
 */
export const stepRequest = v.pipe(
  v.strictObject({
    percent: v.optional(wholeBetween(0, 100)),
    audiences: v.optional(v.array(audience)),
    minutes: v.optional(wholeBetween(0, longestStep)),
    views: v.optional(wholeBetween(0, 1_000_000)),
    rehearse: v.optional(v.literal(true, 'must be true, or absent')),
  }),
  v.check(
    ({ rehearse, ...rest }) => rehearse === undefined || Object.values(rest).every((value) => value === undefined),
    'must have nothing besides rehearse',
  ),
);
export type StepRequest = v.InferOutput<typeof stepRequest>;

/** The steps of a plan, with what a request left out. @param leastViews that the health monitor needs */
export function fillSteps(requests: readonly StepRequest[], leastViews: number): v.InferOutput<typeof deliverySteps> {
  const steps: v.InferOutput<typeof deliverySteps> = [];
  for (const { percent = 0, audiences = [], minutes = defaultMinutes, views, rehearse } of requests) {
    const before = steps.at(-1) ?? { percent: 0, audiences: [] };
    steps.push(
      rehearse
        ? { percent: before.percent, audiences: before.audiences, minutes: longestStep, views: 0, rehearse }
        : { percent, audiences, minutes, views: views ?? (percent > 0 ? leastViews : 0) },
    );
  }
  return steps;
}

/** The steps of a plan as they are requested, by the rules of the registry. */
export const planRequest = v.pipe(
  v.array(stepRequest),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const [wrong] = v.safeParse(deliverySteps, fillSteps(dataset.value, 0)).issues ?? [];
    if (wrong) addIssue({ message: wrong.message });
  }),
);

/** A plan in a file. */
export const planFile = v.strictObject({ steps: planRequest });
