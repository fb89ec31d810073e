import { reachText, type Delivery, type DeliveryStep, type Rollout } from '@verandah/release-registry';

export { reachText };

/** For a table: 'staff, 5 %' */
export const shortReach = ({ percent, audiences = [] }: Pick<Rollout, 'percent' | 'audiences'>): string =>
  [...audiences, ...(percent > 0 || audiences.length === 0 ? [`${percent} %`] : [])].join(', ');

const limitText = ({ minutes, views }: DeliveryStep): string =>
  [...(minutes > 0 ? [`${minutes} min`] : []), ...(views > 0 ? [`${views} page views`] : [])].join(' and ');

/** '10 % of the visitors for 10 min and 200 page views', or 'a rehearsal' */
export function stepText(step: DeliveryStep): string {
  if (step.rehearse) return 'a rehearsal';
  const limit = limitText(step);
  return `${reachText(step)}${limit === '' ? '' : ` for ${limit}`}`;
}

/** 'step 2 of 4: 10 % of the visitors for 10 min and 200 page views' */
export function progressText({ step: at, steps }: Pick<Delivery, 'step' | 'steps'>): string {
  const step = steps[at];
  return step ? `step ${at + 1} of ${steps.length}: ${stepText(step)}` : `all ${steps.length} steps`;
}
