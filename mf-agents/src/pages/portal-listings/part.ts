import { pageSize, paginate } from '@verandah/market';
import { ownListingFragment } from '../../features/portal/own-listing.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { stateWords, type OwnState } from '../../features/portal/words.ts';
import { ListingsView, type ListingsContent } from './view.tsx';
import { graphql } from '../../graphql.ts';

export const readListings = graphql(
  `query PortalListings($state: OwnListingState, $text: String, $withoutInspections: Boolean, $skip: Int,
    $take: Int) {
    unseen: ownListings(withoutInspections: true, take: 0) { total }
    ownListings(state: $state, text: $text, withoutInspections: $withoutInspections, skip: $skip, take: $take) { total counts { onOffer underOffer completed
      draft removed } results { ...OwnListingCard } }
  }`,
  [ownListingFragment],
  { cached: false },
);

/** The agent's listings by state. */
export const listingsPart: PortalPart<ListingsContent> = {
  access: 'agent',
  async load({ graph, url: { searchParams } }) {
    const chosen = searchParams.get('state') ?? '';
    const withoutInspections = searchParams.get('show') === 'no-inspections';
    const state = !withoutInspections && Object.hasOwn(stateWords, chosen) ? (chosen as OwnState) : null;
    const text = (searchParams.get('q') ?? '').trim().slice(0, 200);
    const page = Math.min(1000, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1));
    const { ownListings, unseen } = await graph.read(readListings, {
      state,
      text,
      withoutInspections,
      skip: paginate(0, page).skip,
      take: pageSize,
    });
    return {
      title: 'Listings',
      content: { state, text, withoutInspections, page, unseen: unseen.total, ...ownListings },
    };
  },
  View: ListingsView,
};
