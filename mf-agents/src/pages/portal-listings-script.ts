import type { PortalPart } from '../features/portal/portal-part.ts';
import { listingPart } from './portal-listing/part.ts';
import { listingsPart } from './portal-listings/part.ts';
import { newListingPart } from './portal-new-listing/part.ts';
import { transactionPart } from './portal-transaction/part.ts';
import { transactionsPart } from './portal-transactions/part.ts';

export { loadPage, submitPage } from '../features/portal/load-portal.ts';
export { PortalView } from '../features/portal/portal.tsx';

/** The pages of listings and transactions, by name: their forms weigh as much as all else of the agent's place. */
export const parts: Readonly<Record<string, PortalPart<unknown>>> = {
  'listings': listingsPart, 'listing': listingPart, 'new-listing': newListingPart, 'transactions': transactionsPart, 'transaction': transactionPart,
};
