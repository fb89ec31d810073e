import type { PageRequest } from '@verandah/areas';
import { suggestPrice } from '@verandah/market';
import { textOf } from '../../features/portal/form-values.ts';
import { labelOf, type OwnListing } from '../../features/portal/own-listing.ts';
import type { PortalPart, Sent } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { editLabels, saveEdit } from './edit.ts';
import { homeLabels, saveHome } from './home.ts';
import { savePictures } from './pictures.ts';
import { completeListing, dismissFlag, readOwnListing, reopenListing, setPublished, setUnderOffer, takeListingBack, withdrawListing } from './queries.ts';
import { ListingView } from './view.tsx';
import { saveVisits } from './visits.ts';

async function complete({ graph, params: { id = '' } }: PageRequest, { fields, keyFor }: Sent): Promise<string> {
  const completedOn = textOf(fields, 'completedOn').trim();
  const typed = textOf(fields, 'price').trim();
  const price = typed === '' ? null : suggestPrice(typed);
  const problems: Record<string, string> = {};
  if (!/^\d{4}-\d\d-\d\d$/.test(completedOn)) problems['completedOn'] = 'Enter the day, such as 21/11/2026.';
  if (typed !== '' && price === null) problems['price'] = 'Enter whole dollars, such as 1250000 or $1,250,000.';
  const priceVisible = textOf(fields, 'priceVisible') === 'yes';
  if (priceVisible && typed === '') problems['price'] = 'Enter the price, or hide it: only a known price can be shown.';
  if (Object.keys(problems).length > 0) throw new NotTaken(problems);
  const input = { completedOn, price, priceVisible };
  await graph.write(completeListing, { id, input, key: keyFor('complete', { id, input }) });
  return 'completed';
}

/** One listing: what it says, when it can be seen, where it stands. */
export const listingPart: PortalPart<OwnListing> = {
  access: 'agent',
  async load({ graph, params: { id = '' } }) {
    if (!/^\d{1,9}$/.test(id)) return { status: 404 };
    const { ownListing } = await graph.read(readOwnListing, { id });
    return { title: labelOf(ownListing), content: ownListing };
  },
  async submit(request, sent) {
    const { graph, params: { id = '' } } = request;
    const { form, fields, keyFor } = sent;
    const here = (done: string): { readonly location: string } => ({ location: `/agent-portal/listings/${id}?done=${done}` });
    if (form === 'edit') return saveEdit(request, sent);
    if (form === 'add-visit' || form === 'remove-visits') return saveVisits(request, sent);
    if (form === 'complete') return here(await complete(request, sent));
    if (form === 'under-offer') {
      const underOffer = textOf(fields, 'to') === 'yes';
      await graph.write(setUnderOffer, { id, underOffer, key: keyFor('offer', { id, underOffer }) });
      return here(underOffer ? 'underOffer' : 'onOffer');
    }
    if (form === 'reopen') {
      await graph.write(reopenListing, { id, key: keyFor('reopen', { id }) });
      return here('onOffer');
    }
    if (form === 'publish') {
      const published = textOf(fields, 'to') === 'yes';
      await graph.write(setPublished, { id, published, key: keyFor('publish', { id, published }) });
      return here(published ? 'published' : 'draft');
    }
    if (form === 'home') return saveHome(request, sent);
    if (form === 'pictures' || form === 'add-pictures') return savePictures(request, sent);
    if (form === 'withdraw') {
      await graph.write(withdrawListing, { id, key: keyFor('withdraw', { id }) });
      return here('withdrawn');
    }
    if (form === 'take-back') {
      await graph.write(takeListingBack, { id, key: keyFor('take-back', { id }) });
      return here('takenBack');
    }
    if (form === 'dismiss') {
      const rule = textOf(fields, 'rule');
      await graph.write(dismissFlag, { id, rule, key: keyFor('dismiss', { id, rule }) });
      return here('dismissed');
    }
    throw new NotTaken({}, 'This page has no such form. Reload it and try again.');
  },
  labels: { ...homeLabels, ...editLabels, addresses: 'Addresses', completedOn: 'Day', price: 'Price', inspections: 'Inspections' },
  done: {
    saved: 'Saved. Searches and the listing’s page show it now.', merged: 'Saved. Something else of this listing was changed in the meantime; that has been kept too.', same: 'Nothing was changed, so there was nothing to save.',
    visits: 'The inspections are saved.', underOffer: 'Marked as under offer. Searches show it now.', onOffer: 'The home is on offer again. Searches show it now.', completed: 'Marked as sold or leased. Searches show it now.',
    published: 'Published. Searches find it now.', draft: 'Taken back into a draft: nobody but you sees it.', dismissed: 'Noted that you have looked at it.',
    made: 'The draft is made. Add price, words and photographs, then publish it.', home: 'Saved. Searches and the listing’s page show it now.', pictures: 'The pictures are saved.', sent: 'The pictures are here.',
    fetching: 'The pictures are being fetched. Reload this page in a moment to see them.', withdrawn: 'Withdrawn: nobody finds it any more.', takenBack: 'Back as a draft. Look it over, then publish it.',
  },
  View: ListingView,
};
