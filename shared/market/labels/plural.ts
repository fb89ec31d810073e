import { groupDigits } from '../prices/money.ts';

/** A number with its noun: '1 review', '1,234 reviews', '0 reviews'. @param many where it is not `one` with an s */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${groupDigits(count)} ${Math.abs(count) === 1 ? one : many}`;
