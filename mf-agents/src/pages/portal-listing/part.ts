import { labelOf, type OwnListing } from '../../features/portal/own-listing.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { fetchParts } from './lazy-parts.tsx';
import { readOwnListing } from './queries.ts';
import { ListingView } from './view.tsx';

/** A listing of the agent: its text, its inspections, its state. */
export const listingPart: PortalPart<OwnListing> = {
  access: 'agent',
  async load({ graph, params: { id = '' } }) {
    if (!/^\d{1,9}$/.test(id)) return { status: 404 };
    const [{ ownListing }] = await Promise.all([graph.read(readOwnListing, { id }), fetchParts()]);
    return { title: labelOf(ownListing), content: ownListing };
  },
  submit: async (request, sent) => (await import('./submit.ts')).submitListing(request, sent),
  labels: {
    completedOn: 'Day',
    price: 'Price',
    result: 'Auction result',
    heldOn: 'Auction date',
    inspections: 'Inspections',
  },
  done: {
    saved: 'Saved. Your changes are live.',
    draftSaved: 'Draft saved. Visitors can’t see it until you publish it.',
    merged: 'Saved. Someone changed another part of this listing at the same time, and we’ve kept those changes too.',
    same: 'There were no changes to save.',
    visits: 'Inspections saved.',
    underOffer: 'Marked as under offer.',
    onOffer: 'No longer marked as under offer.',
    auction: 'Auction result saved.',
    reopened: 'The home is back on the market.',
    sold: 'Marked as sold.',
    leased: 'Marked as leased.',
    published: 'Published. Your listing is live.',
    draft: 'Moved to drafts. Only you can see it.',
    dismissed: 'Marked as checked.',
    made: 'Draft created. Add a price, description and photos, then publish it.',
    sent: 'Photos added.',
    fetching: 'Saved. We’re downloading your photos. Refresh this page in a moment to see them.',
    withdrawn: 'Withdrawn. You can restore it as a draft.',
    takenBack: 'Restored as a draft. Check the details, then publish it.',
  },
  View: ListingView,
};
