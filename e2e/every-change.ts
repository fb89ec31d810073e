/**
 * Journeys of every change, as paths in this folder: at least one of each area, of each promise of the platform to
 * visitors and operations, and of each engine. `npm test -- --full` makes all.
 */
export const ofEveryChange = [
  // In Firefox and WebKit
  'engines/hydration.spec.ts',
  'engines/older-safari.spec.ts',
  'engines/saving.spec.ts',
  'engines/searching.spec.ts',
  'faulty-browser/faulty-browser.spec.ts',
  // Every kind of page
  'journeys/accessibility.spec.ts',
  'journeys/markup.spec.ts',
  'journeys/without-script.spec.ts',
  'journeys/steady-pages.spec.ts',
  // Areas
  'journeys/agents.spec.ts',
  'journeys/collections.spec.ts',
  'journeys/compare.spec.ts',
  'journeys/hand-made-listing.spec.ts',
  'journeys/listing.spec.ts',
  'journeys/locations.spec.ts',
  'journeys/map-screens.spec.ts',
  'journeys/questions.spec.ts',
  'journeys/results-layout.spec.ts',
  'journeys/searching.spec.ts',
  'journeys/signing-in.spec.ts',
  // The platform
  'journeys/consent.spec.ts',
  'journeys/moving-between-areas.spec.ts',
  'journeys/not-found.spec.ts',
  'journeys/offline.spec.ts',
  'journeys/remote-down.spec.ts',
  'journeys/rollback-search-only.spec.ts',
  'journeys/starting.spec.ts',
  'journeys/structured-data.spec.ts',
  // Only if they have changed since they last passed here
  'squad-tooling/',
] as const;
