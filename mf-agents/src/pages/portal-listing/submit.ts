import type { PageRequest } from '@verandah/areas';
import { auctionResults, suggestPrice } from '@verandah/market';
import { textOf } from '../../features/portal/form-values.ts';
import type { Sent } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import {
  completeListing,
  dismissFlag,
  reopenListing,
  setAuctionResult,
  setPublished,
  setUnderOffer,
  takeListingBack,
  withdrawListing,
} from './queries.ts';
import { saveListing } from './save-listing.ts';
import { saveVisits } from './save-visits.ts';

async function completeOwnListing(
  { graph, params: { id = '' } }: PageRequest,
  { fields, keyFor }: Sent,
): Promise<string> {
  const completedOn = textOf(fields, 'completedOn').trim();
  const typed = textOf(fields, 'price').trim();
  const price = typed === '' ? null : suggestPrice(typed);
  const problems: Record<string, string> = {};
  if (!/^\d{4}-\d\d-\d\d$/.test(completedOn)) problems['completedOn'] = 'Enter a date, such as 21/11/2026.';
  if (typed !== '' && price === null) problems['price'] = 'Enter whole dollars, such as 1250000 or $1,250,000.';
  const priceVisible = textOf(fields, 'priceVisible') === 'yes';
  if (priceVisible && typed === '') problems['price'] = 'Enter the price or hide it.';
  if (Object.keys(problems).length > 0) throw new NotTaken(problems);
  const input = { completedOn, price, priceVisible };
  const {
    completeListing: { listingType },
  } = await graph.write(completeListing, { id, input, key: keyFor('complete', { id, input }) });
  return listingType === 'rental' ? 'leased' : 'sold';
}

/** Handles a form of the listing's page. Its script is loaded with the first submission. */
export async function submitListing(request: PageRequest, sent: Sent): Promise<{ readonly location: string }> {
  const {
    graph,
    params: { id = '' },
  } = request;
  const { form, fields, keyFor } = sent;
  const here = (done: string): { readonly location: string } => ({
    location: `/agent-portal/listings/${id}?done=${done}`,
  });
  if (form === 'edit') return saveListing(request, sent);
  if (form === 'add-visit' || form === 'remove-visits') return saveVisits(request, sent);
  if (form === 'complete') return here(await completeOwnListing(request, sent));
  if (form === 'under-offer') {
    const underOffer = textOf(fields, 'to') === 'yes';
    await graph.write(setUnderOffer, { id, underOffer, key: keyFor('offer', { id, underOffer }) });
    return here(underOffer ? 'underOffer' : 'onOffer');
  }
  if (form === 'auction') {
    const result = auctionResults.find((each) => each === textOf(fields, 'result')) ?? null;
    const heldOn = textOf(fields, 'heldOn').trim();
    if (result !== null && !/^\d{4}-\d\d-\d\d$/.test(heldOn))
      throw new NotTaken({ heldOn: 'Enter a date, such as 21/11/2026.' });
    const input = { id, result, heldOn: result && heldOn };
    await graph.write(setAuctionResult, { ...input, key: keyFor('auction', input) });
    return here('auction');
  }
  if (form === 'reopen') {
    await graph.write(reopenListing, { id, key: keyFor('reopen', { id }) });
    return here('reopened');
  }
  if (form === 'publish') {
    const published = textOf(fields, 'to') === 'yes';
    await graph.write(setPublished, { id, published, key: keyFor('publish', { id, published }) });
    return here(published ? 'published' : 'draft');
  }
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
  throw new NotTaken({}, 'Something went wrong. Refresh the page and try again.');
}
