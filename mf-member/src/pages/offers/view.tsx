import { ListView } from './list-view.tsx';
import type { OffersData } from './data.ts';
import { NewOfferView } from './new-offer-view.tsx';
import { OfferView } from './offer-view.tsx';

/** One of the pages about offers. */
export function OffersView({ data }: { readonly data: OffersData }) {
  switch (data.kind) {
    case 'list':
      return <ListView data={data} />;
    case 'new':
      return <NewOfferView data={data} />;
    case 'offer':
      return <OfferView data={data} />;
  }
}
