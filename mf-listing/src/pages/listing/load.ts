import type { Loaded, PageRequest } from '@verandah/areas';
import { forCard } from '@verandah/design';
import { listingAddress } from '@verandah/market';
import { costsMark } from '../../features/calculators/field-names.ts';
import { startFields } from '../../features/calculators/start.ts';
import { pricesData } from '../../features/prices/prices-data.ts';
import type { ListingData } from './data.ts';
import { listingHead } from './head.ts';
import { enquiredMark, reportedMark } from './marks.ts';
import { fetchParts } from './lazy-parts.tsx';
import { readListing } from './queries.ts';

/** Loads a listing's page. Former addresses redirect to the present one; a removed listing is gone (410). */
export async function loadListing({ params, url, graph, now }: PageRequest): Promise<Loaded<ListingData>> {
  const uri = params.uri ?? '';
  const { listingByUri: found } = await graph.read(readListing, { uri });
  if (!found) return { status: 404 };
  if (found.canonicalUri !== uri) return { status: 301, location: listingAddress(found.canonicalUri) };
  if (found.status === 'removed') return { status: 410 };
  const { similar, otherOfficeListings, priceHistory, suburbMedians, comparables, topics, ...rest } = found;
  const { schools, nearestStations: stations, ...listing } = rest;
  const rental = listing.statusType === 'rent' || listing.statusType === 'leased';
  // The server renders the lazy views with the page; the browser loads their scripts later.
  await fetchParts();
  const enquired = url.searchParams.has(enquiredMark);
  const isReported = url.searchParams.has(reportedMark);
  const shownAbove = new Set(similar.map(({ id }) => id));
  const data: ListingData = {
    listing,
    enquired,
    report: { isSent: isReported },
    schools,
    stations,
    topics,
    prices: pricesData(rental, { priceHistory, suburbMedians, comparables }),
    costs: { start: startFields(listing, url.searchParams), requested: url.searchParams.has(costsMark) },
    similar: similar.map(forCard),
    others: otherOfficeListings.filter(({ id }) => !shownAbove.has(id)).map(forCard),
  };
  const head = listingHead(listing, now);
  return { status: 200, data, head: enquired || isReported ? { ...head, noIndex: true } : head };
}
