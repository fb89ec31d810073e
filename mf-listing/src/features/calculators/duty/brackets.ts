/** From `over` dollars: `base` dollars, plus `per100` for each hundred above. */
export interface Bracket {
  readonly over: number;
  readonly base: number;
  readonly per100: number;
}

/**
 * Duty by brackets, in dollars, not rounded. Most states count a part of a hundred as a whole one.
 * @param brackets by ascending `over`, the first from 0
 */
export function byBrackets(
  value: number,
  brackets: readonly Bracket[],
  { wholeHundreds = true }: { readonly wholeHundreds?: boolean } = {},
): number {
  const bracket = brackets.findLast(({ over }) => value > over);
  if (!bracket) return 0;
  const hundreds = (value - bracket.over) / 100;
  return bracket.base + (wholeHundreds ? Math.ceil(hundreds) : hundreds) * bracket.per100;
}
