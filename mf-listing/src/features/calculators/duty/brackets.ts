/** From `over` dollars on: `base` dollars, and `per100` for each hundred above. */
export interface Bracket {
  readonly over: number;
  readonly base: number;
  readonly per100: number;
}

/**
 * Duty by a schedule in dollars, not rounded. Most states count a part of a hundred as a whole one.
 * @param brackets by rising `over`, the first from 0
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
