import type { PropertyTypeName } from '@verandah/market';

export const sideWords = {
  vendor: 'The vendor',
  buyer: 'The buyer',
  landlord: 'The landlord',
  renter: 'The renter',
} as const;
export type Side = keyof typeof sideWords;
export const kindWords = { sold: 'Sold', leased: 'Leased' } as const;

/** A recorded sale or lease of the agent. */
export interface Transaction {
  readonly id: string;
  readonly listingId: string | null;
  readonly localityId: string | null;
  readonly kind: keyof typeof kindWords;
  /** The party that the agent represented. */
  readonly side: Side;
  readonly address: string;
  readonly propertyType: PropertyTypeName;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly carSpaces: number | null;
  /** Dollars; per week for leases. */
  readonly price: number | null;
  readonly priceVisible: boolean;
  /** yyyy-MM-dd */
  readonly completedOn: string;
}

export const transactionFragment = /* GraphQL */ `fragment AgentTransaction on AgentTransaction { id listingId localityId kind side address propertyType bedrooms bathrooms carSpaces price priceVisible completedOn }`;
