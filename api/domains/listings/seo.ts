import { addressText, type ListingStatusType } from '@verandah/market';
import type { AddressView, ListingView } from './listing-view.ts';

const offers: Readonly<Record<ListingStatusType, string>> = {
  buy: 'for sale',
  rent: 'for rent',
  sold: 'sold',
  leased: 'leased',
};
const longestDescription = 160;

interface Shown {
  readonly address: AddressView;
  readonly statusType: ListingStatusType;
  readonly kind: string;
  readonly price: string;
  readonly description: string;
}

/** Title and description for search engines, made only from what may be shown. */
export function seoOf({ address, statusType, kind, price, description }: Shown): ListingView['seo'] {
  const where = address.isHidden
    ? `${kind} in ${[address.suburb, address.stateCode, address.postcode].filter(Boolean).join(' ')}`
    : `${addressText(address)}, ${kind.toLowerCase()}`;
  return {
    title: `${where}, ${offers[statusType]}`,
    description: shortenText([price, description.replace(/\s+/g, ' ').trim()].filter(Boolean).join('. ')),
  };
}

/** At the end of a word. */
function shortenText(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}
