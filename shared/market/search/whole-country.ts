import type { Bounds } from './listing-search.ts';

/** Degrees: Australia with all its islands, from Cocos to Norfolk, which contains every listing. */
export const wholeCountry: Bounds = { south: -56, west: 92, north: -5, east: 170 };
