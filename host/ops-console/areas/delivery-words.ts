import type { Delivery, Rollout } from '@verandah/releases';
import { momentText } from '../client/moments.ts';
import { listWords } from '../client/session.ts';

/** 'staff and 5% of the visitors' */
export const reachWords = ({ percent, audiences = [] }: Pick<Rollout, 'percent' | 'audiences'>): string =>
  listWords([...audiences, ...(percent > 0 ? [`${percent}% of the visitors`] : [])]);

/** 'Step 2 of 4 since 14:05, for 10 minutes and 200 page views; then 50% of the visitors.' */
export function stepWords({ steps, step: at, stepAt, state, why }: Delivery): string {
  const { minutes = 0, views = 0 } = steps[at] ?? {};
  const limits = [...(minutes > 0 ? [`${minutes} minutes`] : []), ...(views > 0 ? [`${views} page views`] : [])];
  const next = steps[at + 1];
  const after = next ? `; then ${next.percent === 100 ? 'all visitors' : reachWords(next)}` : '';
  const held = state === 'held' ? ` Held${why === null ? '' : `: ${why.replace(/\.$/, '')}`}.` : '';
  return `Step ${at + 1} of ${steps.length} since ${momentText(stepAt)}${limits.length > 0 ? `, for ${listWords(limits)}` : ''}${after}.${held}`;
}
