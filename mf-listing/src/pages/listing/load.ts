import type { Loaded, PageRequest } from '@verandah/areas';
import { forCard } from '@verandah/design';
import { listingAddress } from '@verandah/market';
import type { ListingData } from './data.ts';
import { listingHead } from './head.ts';
import { readListing } from './queries.ts';

/** Part of the address after an enquiry was sent without script. */
export const enquiredMark = 'enquired';

/** A listing's page: former addresses lead to the present one, a removed listing is gone. */
export async function loadListing({ params, url, graph, now }: PageRequest): Promise<Loaded<ListingData>> {
  const uri = params.uri ?? '';
  const { listingByUri: found } = await graph.read(readListing, { uri });
  if (!found) return { status: 404 };
  if (found.canonicalUri !== uri) return { status: 301, location: listingAddress(found.canonicalUri) };
  if (found.status === 'removed') return { status: 410 };
  const { similar, otherOfficeListings, ...listing } = found;
  const enquired = url.searchParams.has(enquiredMark);
  const shownAbove = new Set(similar.map(({ id }) => id));
  const data: ListingData = {
    listing, enquired, similar: similar.map(forCard), others: otherOfficeListings.filter(({ id }) => !shownAbove.has(id)).map(forCard),
  };
  const head = listingHead(listing, now);
  return { status: 200, data, head: enquired ? { ...head, noIndex: true } : head };
}
