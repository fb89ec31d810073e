/** A count out of a total. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

export const shareOf = ({ count, of }: Share): number => (of === 0 ? 0 : count / of);

/**
 * Wilson's score interval: the bounds of the true share, with the confidence of `z` standard deviations. @see Wilson
 * 1927
 */
export function wilsonInterval({ count, of }: Share, z: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const [share, square] = [count / of, (z * z) / of];
  const middle = (share + square / 2) / (1 + square);
  const half = (z * Math.sqrt((share * (1 - share) + square / 4) / of)) / (1 + square);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * By how much one share certainly exceeds another: the lower bound of the interval of their difference. @see Newcombe
 * 1998, method 10
 */
export function surelyMore(one: Share, other: Share, z: number): number {
  const [left, right] = [shareOf(one), shareOf(other)];
  return left - right - Math.hypot(left - wilsonInterval(one, z).low, wilsonInterval(other, z).high - right);
}
