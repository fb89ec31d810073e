import { badInput, builder, pageWithin } from '../../../platform/graph/public.ts';
import { LatLong, capitalOf } from '../../geography/locations/public.ts';
import { listingsInOrder } from '../loaders.ts';
import { leastSample } from '../medians/median.ts';
import { Listing } from '../schema/listing.ts';
import { auctionedListings, auctionWeek, type AuctionWeek } from './auction-week.ts';

const AuctionListings = builder
  .objectRef<{ readonly total: number; readonly ids: readonly number[] }>('AuctionListings')
  .implement({
    description: 'A page of auctioned homes, the latest day first.',
    fields: (t) => ({
      total: t.exposeInt('total'),
      results: t.field({ type: [Listing], resolve: ({ ids }, _, { listings }) => listingsInOrder(listings, ids) }),
    }),
  });

const AuctionWeekType = builder.objectRef<AuctionWeek>('AuctionWeek').implement({
  description: 'The auctions of a capital city in one week, as agents reported them.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'Its Monday.' }),
    to: t.expose('to', { type: 'Date', description: 'Its Sunday.' }),
    reported: t.exposeInt('reported', { description: 'Number of auctions with a result.' }),
    sold: t.exposeInt('sold', { description: 'Number of homes sold before, at or after their auction.' }),
    clearanceRate: t.float({
      nullable: true,
      description: `Sold as a share of reported, per cent to one decimal; absent with fewer than ${leastSample} results.`,
      resolve: ({ reported, sold }) => (reported < leastSample ? null : Math.round((sold / reported) * 1000) / 10),
    }),
    earlier: t.expose('earlier', {
      type: 'Date',
      nullable: true,
      description: 'Monday of the nearest earlier week with a result.',
    }),
    later: t.expose('later', {
      type: 'Date',
      nullable: true,
      description: 'Monday of the nearest later week with a result.',
    }),
    centre: t.field({
      type: LatLong,
      description: 'Centre of the city.',
      resolve({ stateCode }) {
        const capital = capitalOf(stateCode);
        if (capital === undefined) throw new Error(`There is no capital of ${stateCode}.`);
        return capital;
      },
    }),
    listings: t.field({
      type: AuctionListings,
      args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 25 }) },
      description: 'The homes, without those that are withdrawn now.',
      resolve: (week, page, { database }) => auctionedListings(database, week, pageWithin(page)),
    }),
  }),
});

builder.queryField('auctionWeek', (t) =>
  t.field({
    type: AuctionWeekType,
    nullable: true,
    args: {
      stateCode: t.arg.string({ required: true, description: 'State or territory of the capital.' }),
      day: t.arg({ type: 'Date', description: 'A day of the week; by default the latest week with a result.' }),
    },
    description: 'Auction results of a capital city in one week; absent while it has none.',
    resolve(_, { stateCode, day }, { database }) {
      const state = stateCode.slice(0, 10).toUpperCase();
      if (capitalOf(state) === undefined) throw badInput(`stateCode: there is no “${state}”.`);
      return auctionWeek(database, state, day ?? null);
    },
  }),
);
