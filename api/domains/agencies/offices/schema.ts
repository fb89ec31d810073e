import { builder } from '../../../platform/graph/public.ts';
import { Office } from '../../listings/public.ts';
import { officeLoaders } from './loaders.ts';
import { officeIdOf, type ModeCounts, type OfficePlace } from './office-store.ts';

const OfficeLocation = builder.objectRef<OfficePlace>('OfficeLocation').implement({
  description: 'The suburb of an office.',
  fields: (t) => ({
    suburb: t.exposeString('suburb'),
    stateCode: t.exposeString('stateCode'),
    postcode: t.exposeString('postcode', { nullable: true }),
    locationSlug: t.exposeString('locationSlug'),
  }),
});

const ListingCounts = builder.objectRef<ModeCounts>('ListingCounts').implement({
  description: 'Listings by what they are on offer for, or were.',
  fields: (t) => ({
    buy: t.exposeInt('buy', { description: 'For sale.' }),
    rent: t.exposeInt('rent', { description: 'For rent.' }),
    sold: t.exposeInt('sold', { description: 'Sold homes.' }),
    leased: t.exposeInt('leased', { description: 'Leased homes.' }),
  }),
});

builder.objectFields(Office, (t) => ({
  location: t.field({
    type: OfficeLocation,
    nullable: true,
    description: 'The suburb that it is in.',
    resolve: ({ id }, _, context) => officeLoaders(context).place.load(id),
  }),
  listingCounts: t.field({
    type: ListingCounts,
    description: 'Its listings that searches find.',
    resolve: ({ id }, _, context) => officeLoaders(context).counts.load(id),
  }),
}));

builder.queryField('office', (t) =>
  t.field({
    type: Office,
    nullable: true,
    args: { identifier: t.arg.string({ required: true, description: 'Slug or id of the office.' }) },
    description:
      'By id, or by slug: the id that it ends in counts, so that a former slug finds the office too; `slug` is the present one.',
    async resolve(_, { identifier }, { database, listings }) {
      const id = await officeIdOf(database, identifier);
      return id === undefined ? null : listings.office.load(id);
    },
  }),
);
