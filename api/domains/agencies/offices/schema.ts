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
  description: 'Number of listings by status.',
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
    description: 'Number of its listings found by searches.',
    resolve: ({ id }, _, context) => officeLoaders(context).counts.load(id),
  }),
}));

builder.queryField('office', (t) =>
  t.field({
    type: Office,
    nullable: true,
    args: { identifier: t.arg.string({ required: true, description: 'Slug or ID of the office.' }) },
    description:
      'An office by ID or slug. The ID at the end of the slug is decisive, so former slugs also work; `slug` is the current one.',
    async resolve(_, { identifier }, { database, listings }) {
      const id = await officeIdOf(database, identifier);
      return id === undefined ? null : listings.office.load(id);
    },
  }),
);
