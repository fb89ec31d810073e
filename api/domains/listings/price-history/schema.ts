import { builder, withDescriptions } from '../../../platform/graph/public.ts';
import { Listing } from '../schema/listing.ts';
import { priceEventKinds, type PriceEvent } from './price-event.ts';
import { reducedOn } from './reduced.ts';
import { priceHistory } from './rules.ts';

const PriceEventKind = builder.enumType('PriceEventKind', {
  description: 'What happened to a price.',
  values: withDescriptions(priceEventKinds, {
    changed: 'The asking price changed.',
    leased: 'The home was leased.',
    listed: 'The home was offered.',
    sold: 'The home was sold.',
  }),
});

export const PriceEventType = builder.objectRef<PriceEvent>('PriceEvent').implement({
  description: 'The asking or sale price of a home on a date.',
  fields: (t) => ({
    on: t.expose('on', { type: 'Date', description: 'The day.' }),
    kind: t.expose('kind', { type: PriceEventKind, description: 'What happened.' }),
    price: t.exposeString('price', { nullable: true, description: 'Price as displayed; absent if unknown.' }),
    amount: t.expose('amount', {
      type: 'Dollars',
      nullable: true,
      description: 'Amount; absent if it is hidden or unknown. Rents are per week.',
    }),
  }),
});

builder.objectField(Listing, 'priceHistory', (t) =>
  t.field({
    type: [PriceEventType],
    description:
      'Asking and sale prices of the home, latest first, from this listing and earlier ones of its address. Empty while its price is hidden.',
    resolve({ id }, _, { listings, lists }) {
      lists.spend();
      return priceHistory(listings, id);
    },
  }),
);

builder.objectField(Listing, 'priceReducedOn', (t) =>
  t.field({
    type: 'Date',
    nullable: true,
    description:
      'Date of a price reduction within the last 30 days; absent if the price is hidden or the home is no longer on offer.',
    async resolve({ id, status }, _, { listings, now }) {
      if (status !== 'available') return null;
      const listing = await listings.whole.load(id);
      return listing && reducedOn(listing, now);
    },
  }),
);
