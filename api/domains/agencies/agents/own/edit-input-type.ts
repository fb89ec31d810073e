import { builder, type InputFields } from '../../../../platform/graph/public.ts';
import { PropertyFeature } from '../../../listings/public.ts';

/** What a listing's advertisement says. */
export const editFields = (t: InputFields) => ({
  title: t.string({ description: 'Headline of the advertisement, at most 200 characters.' }),
  description: t.string({ description: 'The text of the advertisement; plain text, at most 10,000 characters.' }),
  searchPrice: t.field({ type: 'Dollars', description: 'Price used by searches; never shown.' }),
  priceVisible: t.boolean({ description: 'Whether visitors see a price.' }),
  priceText: t.string({ description: 'The price as visitors read it, at most 100 characters.' }),
  streetVisible: t.boolean({ description: 'Whether visitors see street and number.' }),
  auctionAt: t.field({ type: 'DateTime', description: 'When it is auctioned.' }),
  bedrooms: t.int(),
  bathrooms: t.int(),
  carSpaces: t.int(),
  availableOn: t.field({ type: 'Date', description: 'First day on which it can be rented.' }),
  bond: t.field({ type: 'Dollars', description: 'Bond of a rental.' }),
  features: t.field({ type: [PropertyFeature], description: 'All features.' }),
});

export const EditInput = builder.inputType('OwnListingInput', {
  description: 'Omitted fields stay unchanged; null clears them.',
  fields: editFields,
});
