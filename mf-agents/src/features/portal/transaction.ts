import type { AgentTransactionFragment } from '../../graphql.ts';

export const sideWords = {
  vendor: 'The vendor',
  buyer: 'The buyer',
  landlord: 'The landlord',
  renter: 'The renter',
} as const;
export type Side = keyof typeof sideWords;
export const kindWords = { sold: 'Sold', leased: 'Leased' } as const;

/**
 * A recorded sale or lease of the agent, who represented its `side`. Prices in dollars, per week for leases; days yyyy-
 * MM-dd.
 */
export type Transaction = AgentTransactionFragment;

export const transactionFragment = /* GraphQL */ `fragment AgentTransaction on AgentTransaction { id listingId localityId kind side address propertyType bedrooms bathrooms carSpaces price priceVisible completedOn }`;
