import type { AreaStatus, Status } from '@verandah/releases';
import { reachWords } from '../delivery/delivery-words.ts';

const rolloutWords = ({ area, rollout }: AreaStatus): string =>
  rollout ? `${area} ${rollout.version} goes to ${reachWords(rollout)}.` : `The rollout in ${area} has ended.`;

/**
 * The changes by others between two states, a sentence each.
 * @param own name of the reader, whose own changes are left out
 */
export function changesBetween(before: Status, after: Status, own: string): readonly string[] {
  if (before.revision === after.revision) return [];
  return after.areas.flatMap((area) => {
    const previous = before.areas.find((one) => one.area === area.area);
    if (area.live !== null && area.live !== previous?.live)
      return area.since?.who === own
        ? []
        : [
            `${area.area} ${area.live} is live${area.since ? `, by ${area.since.who}` : ''}${previous?.live ? `; ${previous.live} was` : ''}.`,
          ];
    return previous?.rollout?.version !== area.rollout?.version || previous?.rollout?.percent !== area.rollout?.percent
      ? [rolloutWords(area)]
      : [];
  });
}
