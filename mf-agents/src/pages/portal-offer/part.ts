import { offerDecisions } from '@verandah/market';
import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { decide, readOffer, type ReceivedOffer } from './queries.ts';
import { OfferView } from './view.tsx';

/** An offer: reading and deciding. */
export const offerPart: PortalPart<ReceivedOffer> = {
  access: 'agent',
  async load({ graph, params: { id = '' } }) {
    if (!/^\d{1,9}$/.test(id)) return { status: 404 };
    const { receivedOffer } = await graph.read(readOffer, { id });
    return { title: `Offer from ${receivedOffer.name}`, content: receivedOffer };
  },
  async submit({ graph, params: { id = '' } }, { fields }) {
    const status = offerDecisions('sent').find((each) => each === textOf(fields, 'to'));
    if (!status) throw new NotTaken({}, 'We couldn’t change the status. Refresh the page and try again.');
    if (status === 'declined' && textOf(fields, 'sure') !== 'yes')
      throw new NotTaken({}, 'Select the box to confirm. You can’t undo this.');
    await graph.write(decide, { id, status });
    return { location: `/agent-portal/offers/${id}?done=${status}` };
  },
  done: {
    seen: 'Marked as seen.',
    discussing: 'Marked as in discussion. We’ve emailed the buyer: contact them.',
    declined: 'Declined. We’ve emailed the buyer.',
  },
  View: OfferView,
};
