import { labelOf, type OwnListing } from '../../features/portal/own-listing.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { editLabels } from './edit.ts';
import { homeLabels } from './home.ts';
import { readOwnListing } from './queries.ts';
import { ListingView } from './view.tsx';

/** A listing of the agent: its text, its inspections, its state. */
export const listingPart: PortalPart<OwnListing> = {
  access: 'agent',
  async load({ graph, params: { id = '' } }) {
    if (!/^\d{1,9}$/.test(id)) return { status: 404 };
    const { ownListing } = await graph.read(readOwnListing, { id });
    return { title: labelOf(ownListing), content: ownListing };
  },
  submit: async (request, sent) => (await import('./submit.ts')).submitListing(request, sent),
  labels: {
    ...homeLabels,
    ...editLabels,
    addresses: 'Addresses',
    completedOn: 'Day',
    price: 'Price',
    inspections: 'Inspections',
  },
  done: {
    saved: 'Saved. Searches and the listing’s page show it now.',
    merged: 'Saved. Something else of this listing was changed in the meantime; that has been kept too.',
    same: 'Nothing was changed, so there was nothing to save.',
    visits: 'The inspections are saved.',
    underOffer: 'Marked as under offer. Searches show it now.',
    onOffer: 'The home is on offer again. Searches show it now.',
    completed: 'Marked as sold or leased. Searches show it now.',
    published: 'Published. Searches find it now.',
    draft: 'Taken back into a draft: nobody but you sees it.',
    dismissed: 'Noted that you have looked at it.',
    made: 'The draft is made. Add price, words and photographs, then publish it.',
    home: 'Saved. Searches and the listing’s page show it now.',
    pictures: 'The pictures are saved.',
    sent: 'The pictures are here.',
    fetching: 'The pictures are being fetched. Reload this page in a moment to see them.',
    withdrawn: 'Withdrawn: nobody finds it any more.',
    takenBack: 'Back as a draft. Look it over, then publish it.',
  },
  View: ListingView,
};
