import { deliveryStep, deliverySteps, longestStep } from '@verandah/release-registry/browser';
import * as v from 'valibot';

const { percent, audiences, minutes, views } = deliveryStep.entries;
const defaultMinutes = 10;

/**
 * A step as it is requested. By default nobody, for 10 minutes and as many page views as the health monitor needs, none
 * for audiences alone. `rehearse`: nobody new gets the release, it is compared with the live one; a rehearsal has nothing
 * else.
 */
const stepRequest = v.pipe(
  v.strictObject({
    percent: v.optional(percent),
    audiences: v.optional(audiences),
    minutes: v.optional(minutes),
    views: v.optional(views),
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
  for (const request of requests) {
    const reach = request.rehearse
      ? (steps.at(-1) ?? { percent: 0, audiences: [] })
      : { percent: request.percent ?? 0, audiences: request.audiences ?? [] };
    steps.push({
      percent: reach.percent,
      audiences: reach.audiences,
      // Hosts and API of an earlier version know no rehearsals: they wait, and do not go on without it.
      minutes: request.rehearse ? longestStep : (request.minutes ?? defaultMinutes),
      views: request.views ?? (reach.percent > 0 && !request.rehearse ? leastViews : 0),
      ...(request.rehearse && { rehearse: true }),
    });
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
