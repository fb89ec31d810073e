import type { HomeKind } from '../../graphql.ts';

/** Names of property kinds. */
export const kindNames: Readonly<Record<HomeKind, string>> = { house: 'Houses', unit: 'Units', land: 'Land' };
