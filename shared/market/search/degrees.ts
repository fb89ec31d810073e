/** Plain decimals, at most five, never an exponent: the format of addresses and well-known text. */
export function degreesText(value: number): string {
  return value.toFixed(5).replace(/\.?0+$/, '');
}
