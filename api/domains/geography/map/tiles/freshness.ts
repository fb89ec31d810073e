/**
 * Milliseconds for which a tile or picture of homes is cached here: with a browser's minute, the longest that a change
 * is not shown.
 */
export const freshFor = 30_000;
export const cacheControl = 'public, max-age=60, stale-while-revalidate=600';
