import { groupDigits } from '@verandah/market';

/** For example '12 for sale · 3 for rent'; '' if there are none. */
export const countsText = ({ buy, rent }: { readonly buy: number; readonly rent: number }): string =>
  [buy > 0 && `${groupDigits(buy)} for sale`, rent > 0 && `${groupDigits(rent)} for rent`].filter(Boolean).join(' · ');
