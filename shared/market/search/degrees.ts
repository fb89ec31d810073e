/** Plain decimals, at most five, never an exponent: what addresses and well-known text can hold. */
export function degreesText(value: number): string {
  return value.toFixed(5).replace(/\.?0+$/, '');
}
