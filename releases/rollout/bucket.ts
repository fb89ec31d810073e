import { createHash, randomInt } from 'node:crypto';

const seeds = 100_000;

/**
 * A visitor's random seed, stored in their browser while a rollout runs. There are too few values to identify anybody.
 */
export const newSeed = (): string => String(randomInt(seeds)).padStart(5, '0');
export const isSeed = (text: string): boolean => /^\d{5}$/.test(text);

/**
 * Whether a visitor gets a release that is served to a percentage. A visitor in the rollout stays in it while the
 * percentage grows. Areas and releases draw independently, so that no visitor is always among the first.
 */
export function inRollout(
  seed: string,
  area: string,
  { version, percent }: { readonly version: string; readonly percent: number },
): boolean {
  const place = createHash('sha256').update(`${area}@${version} ${seed}`).digest().readUInt32BE(0) / 2 ** 32;
  return place < percent / 100;
}
