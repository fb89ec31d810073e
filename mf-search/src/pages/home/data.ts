import type { CardListing } from '@verandah/design';

export interface HomeData { readonly buy: readonly CardListing[]; readonly rent: readonly CardListing[] }
