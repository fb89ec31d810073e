import { createHash, randomInt } from 'node:crypto';

const seeds = 100_000;

/**
 * A visitor's random bucket, stored in their browser while a rollout runs: one of so few that it identifies nobody.
 */
export const newSeed = (): string => String(randomInt(seeds)).padStart(5, '0');
export const isSeed = (text: string): boolean => /^\d{5}$/.test(text);

/**
 * Whether a visitor gets a release that goes to a percentage of them. Who is in stays in while the percentage grows;
 * areas and releases draw independently, so that no visitor is always the first.
 */
export function inRollout(
  seed: string,
  area: string,
  { version, percent }: { readonly version: string; readonly percent: number },
): boolean {
  const place = createHash('sha256').update(`${area}@${version} ${seed}`).digest().readUInt32BE(0) / 2 ** 32;
  return place < percent / 100;
}
