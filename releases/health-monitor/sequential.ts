import type { Share } from './proportions.ts';

/**
 * The rates against which the null hypothesis is tested, between the highest allowed one (0) and certain failure (1).
 */
const alternatives = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95] as const;

/**
 * How much evidence there is that the true share is above `allowed`: the mean likelihood ratio of several higher shares
 * (a mixture of sequential probability ratio tests). Each ratio is a supermartingale for a share of `allowed` or less,
 * so by Ville's inequality the evidence exceeds 1/α with a probability of α at most, however often it is looked at and
 * whenever monitoring ends. @see Wald 1945, Robbins 1970
 * @param allowed above 0, below 1
 */
export function evidenceAbove({ count, of }: Share, allowed: number): number {
  const ratios = alternatives.map((place) => {
    const share = allowed + (1 - allowed) * place;
    return Math.exp(count * Math.log(share / allowed) + (of - count) * Math.log((1 - share) / (1 - allowed)));
  });
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}
