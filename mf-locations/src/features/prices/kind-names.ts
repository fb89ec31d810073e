import type { HomeKind } from './market.ts';

/** What kinds of homes are called. */
export const kindNames: Readonly<Record<HomeKind, string>> = { house: 'Houses', unit: 'Units', land: 'Land' };
