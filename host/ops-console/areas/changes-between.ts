import type { AreaStatus, Status } from '@verandah/releases';

const rolloutWords = ({ area, rollout }: AreaStatus): string =>
  rollout
    ? `${area} ${rollout.version} goes to ${rollout.percent} % of the visitors.`
    : `The rollout in ${area} has ended.`;

/**
 * What others have moved since the last look, a sentence each.
 * @param own name of the reader, who knows what they did
 */
export function changesBetween(before: Status, after: Status, own: string): readonly string[] {
  if (before.revision === after.revision) return [];
  return after.areas.flatMap((area) => {
    const held = before.areas.find((one) => one.area === area.area);
    if (area.live !== null && area.live !== held?.live)
      return area.since?.who === own
        ? []
        : [
            `${area.area} ${area.live} is live${area.since ? `, by ${area.since.who}` : ''}${held?.live ? `; ${held.live} was` : ''}.`,
          ];
    return held?.rollout?.version !== area.rollout?.version || held?.rollout?.percent !== area.rollout?.percent
      ? [rolloutWords(area)]
      : [];
  });
}
