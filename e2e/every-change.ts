/**
 * Journeys of every change: at least one of each area, of each promise of the platform to visitors and operations, and
 * of each engine. Files of this folder, each with the beginnings of titles that are left to `npm test -- --full`, after
 * the ledger's IDs.
 */
export const ofEveryChange: Readonly<Record<string, readonly string[]>> = {
  // In Firefox and WebKit
  'engines/first-visit.spec.ts': ['Firefox: from home', 'Firefox: back and forward', 'Firefox: a member’s heart saves'],
  'engines/hydration.spec.ts': ['Firefox: pages of a member'],
  'engines/older-safari.spec.ts': ['WebKit: text of twice', 'WebKit: without popovers'],
  'faulty-browser/faulty-browser.spec.ts': [],
  // Every kind of page
  'journeys/accessibility.spec.ts': [
    'what opens over a page has no accessibility violation',
    'a rejected form of a visitor has no',
    'rejected forms, the menu and the dialog of a member',
    'a rejected invitation to an office',
  ],
  'journeys/markup.spec.ts': ['the markup of a page is still valid'],
  'journeys/without-script.spec.ts': [],
  'journeys/steady-pages.spec.ts': ['header, content and footer', 'a reload of results'],
  // Areas
  'journeys/agents.spec.ts': [
    'an enquiry by keyboard',
    'the finder is searched',
    'a visitor who follows or reviews',
    'an agent replies to a review on their own page',
  ],
  'journeys/collections.spec.ts': [
    'two people at once',
    'the same through a provider’s redirect',
    'a member’s heart saves at once, by keyboard too',
    'hearts pressed in two tabs at once',
    'on a phone the message of a heart',
    'the homes of a collection are put in order',
    'when the network is cut while a home is saved',
    'a collected home is tagged and noted',
  ],
  'journeys/compare.spec.ts': ['the boxes and a button', 'print shows the table'],
  'journeys/agent-entered-listing.spec.ts': [
    'drafts, their home and transactions are saved without script too',
    'an agent finds an address, drags the pin',
  ],
  'journeys/listing.spec.ts': [
    'the link is copied where',
    'viewing a home adds it',
    'costs are computed',
    'the cost of a home follows what is typed',
    'an inspection can be added',
  ],
  'journeys/locations.spec.ts': [
    'a visitor compares two',
    'a suburb is a complete page',
    'a member finds a review helpful',
  ],
  'journeys/questions.spec.ts': [
    'questions are found by words',
    'without script a question is posted',
    'an answer that a visitor started',
  ],
  'journeys/results-layout.spec.ts': [
    'in a wide window price',
    'badges of a card end before its heart',
    'the results use the full width',
    'a picture of the map',
  ],
  'journeys/searching.spec.ts': [],
  'journeys/signing-in.spec.ts': [
    'an email address that is typed',
    'a session that ends on the server',
    'through a provider',
    'a sign-up’s link that is opened on another device',
    'without script: up by the mail’s link',
    'an account is deleted with its password',
  ],
  // The platform
  'journeys/consent.spec.ts': ['another company’s script'],
  'journeys/moving-between-areas.spec.ts': [],
  'journeys/not-found.spec.ts': [],
  'journeys/offline.spec.ts': ['offline the list stays', 'promotion and rollback reach online visitors at once'],
  'journeys/remote-down.spec.ts': [],
  'journeys/rollback-search-only.spec.ts': ['unchanged source returns its existing version'],
  'journeys/structured-data.spec.ts': [],
  // Only if they have changed since they last passed here
  'squad-tooling/': [],
};

/** A pattern of the titles in those files that are left to `--full`. */
export const leftToFull = (): string =>
  Object.values(ofEveryChange)
    .flat()
    .map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
