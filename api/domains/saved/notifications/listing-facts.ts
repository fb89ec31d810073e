import type { Database } from '../../../platform/database/public.ts';
import { listingViews } from '../../listings/public.ts';
import type { Notification, NotificationKind } from './notification.ts';
import type { NotificationFacts } from './words.ts';

/** Kinds about a listing; of some the price is what they are about. */
const ofListing: Partial<Record<NotificationKind, 'price' | 'none'>> = {
  listed: 'price',
  price: 'price',
  inspection: 'none',
  completed: 'price',
  result: 'price',
  withdrawn: 'none',
};

/** Adds photograph, address and price of listings, as everybody may see them now. */
export async function withListings<Facts extends NotificationFacts>(
  database: Database,
  facts: readonly Facts[],
): Promise<readonly (Facts & Pick<Notification, 'listing'>)[]> {
  const listingOf = ({ kind, targetId, pictured }: NotificationFacts) => (kind in ofListing ? targetId : pictured);
  const ids = facts.map(listingOf).filter((id) => id !== null);
  if (ids.length === 0) return facts;
  const found = await listingViews(database, [...new Set(ids)]);
  const views = new Map(found.map((view) => [view.id, view]));
  return facts.map((each) => {
    const view = views.get(listingOf(each) ?? 0);
    if (view === undefined) return each;
    if (!(each.kind in ofListing)) return { ...each, listing: view };
    const { address, priceDetails, uri } = view;
    return {
      ...each,
      listing: view,
      slug: uri,
      place: address.isHidden ? `a home in ${address.suburb}` : `${address.street}, ${address.suburb}`,
      subject: ofListing[each.kind] === 'price' && !priceDetails.isHidden ? priceDetails.longDescription : each.subject,
    };
  });
}
