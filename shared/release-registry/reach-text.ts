import type { Rollout } from './pins.ts';

/** 'staff, members and 5 % of the visitors' */
export function reachText({ percent, audiences = [] }: Pick<Rollout, 'percent' | 'audiences'>): string {
  const all = [...audiences, ...(percent > 0 ? [`${percent} % of the visitors`] : [])];
  return all.length < 2 ? (all[0] ?? 'nobody') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
