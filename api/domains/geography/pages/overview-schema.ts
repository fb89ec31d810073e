import { mostMoment } from '../../../platform/keyset.ts';
import {
  builder,
  connectionArgs,
  connectionType,
  withDescriptions,
  sizeWithin,
  sliceOf,
  wantedOf,
} from '../../../platform/graph/public.ts';
import { Listing, listingsInOrder, ListingStatusType } from '../../listings/public.ts';
import {
  LocationReviewType,
  ownReview,
  PlaceRatingsType,
  questionsFor,
  QuestionType,
  type ReviewOrder,
  reviewOrders,
  reviewPage,
  reviewsAfter,
  reviewsIn,
  FrequentPointType,
} from '../../community/public.ts';
import {
  containsPosition,
  findPlaceViews,
  Location,
  nearSuburbs,
  type NearPlace,
  type PlaceView,
  suburbView,
  surroundingSuburbs,
} from '../locations/public.ts';
import { placeLoaders } from './loaders.ts';
import { nearbyCount } from './overview.ts';

const ReviewOrderEnum = builder.enumType('LocationReviewOrder', {
  description: 'Order of reviews of a suburb.',
  values: withDescriptions(reviewOrders, {
    highestRating: 'Most stars first.',
    lowestRating: 'Fewest stars first.',
    mostHelpful: 'Those that helped most members first.',
    newest: 'Latest first.',
  }),
});

export const NearLocation = builder.objectRef<NearPlace>('NearLocation').implement({
  description: 'A suburb near a position.',
  fields: (t) => ({
    location: t.field({
      type: Location,
      description: 'The suburb.',
      resolve: ({ locality }) => suburbView(locality, false),
    }),
    distanceMetres: t.exposeInt('distanceMetres', {
      description: 'Metres from the position to the centre of the suburb.',
    }),
    containsPosition: t.boolean({
      description: 'Whether the position is within the suburb; false if its boundary is unknown.',
      resolve(near, _, { database, lists }) {
        lists.spend();
        return containsPosition(database, near);
      },
    }),
  }),
});

interface ReviewRequest {
  readonly place: PlaceView;
  readonly skip: number;
  readonly take: number;
  readonly order: ReviewOrder;
}

const ReviewPage = builder.objectRef<ReviewRequest>('LocationReviewPage').implement({
  description: 'A page of reviews of a suburb.',
  fields: (t) => ({
    location: t.expose('place', { type: Location, description: 'The suburb.' }),
    total: t.int({
      resolve: async ({ place }, _, context) => (await placeLoaders(context).ratings.load(place.scope)).count,
    }),
    ratings: t.field({
      type: PlaceRatingsType,
      description: 'Number and average ratings of all published reviews of the suburb.',
      resolve: ({ place }, _, context) => placeLoaders(context).ratings.load(place.scope),
    }),
    results: t.field({
      type: [LocationReviewType],
      resolve: async ({ place: { scope }, skip, take, order }, _, { database, cachedEntities, viewer }) =>
        viewer === null
          ? [...(await cachedEntities.of(reviewPage, { scope, skip, take, order }))]
          : reviewsIn(database, scope, viewer.memberId, { skip, take, order }),
    }),
  }),
});

const [mostReviews, mostBeside, mostSkipped] = [50, 20, 50_000];

function indexRequest(
  place: PlaceView,
  {
    skip,
    take,
    sortOrder,
  }: {
    readonly skip?: number | null | undefined;
    readonly take?: number | null | undefined;
    readonly sortOrder?: ReviewOrder | null | undefined;
  },
): ReviewRequest {
  return {
    place,
    skip: sizeWithin('skip', skip ?? 0, mostSkipped),
    take: sizeWithin('take', take ?? 5, mostReviews),
    order: sortOrder ?? 'newest',
  };
}

const ReviewConnection = connectionType('LocationReview', LocationReviewType);
const reviewArgs = builder.args((t) => ({
  sortOrder: t.field({ type: ReviewOrderEnum, defaultValue: 'newest', description: 'Order of the reviews.' }),
  skip: t.int({ defaultValue: 0 }),
  take: t.int({ defaultValue: 5 }),
}));

export const LocationOverview = builder.objectRef<PlaceView>('LocationOverview').implement({
  description: 'Overview of a location. Questions, followers and nearby suburbs apply to suburbs only.',
  fields: (t) => ({
    location: t.field({ type: Location, description: 'The suburb.', resolve: (place) => place }),
    ratings: t.field({
      type: PlaceRatingsType,
      description: 'Ratings from reviews.',
      resolve: ({ scope }, _, context) => placeLoaders(context).ratings.load(scope),
    }),
    pros: t.field({
      type: [FrequentPointType],
      description: 'Positive points from reviews, the most frequent first.',
      resolve: async ({ scope }, _, context) => (await placeLoaders(context).prosAndCons.load(scope)).pros,
    }),
    cons: t.field({
      type: [FrequentPointType],
      description: 'Negative points from reviews, the most frequent first.',
      resolve: async ({ scope }, _, context) => (await placeLoaders(context).prosAndCons.load(scope)).cons,
    }),
    reviews: t.field({
      type: ReviewPage,
      description: 'Its published reviews.',
      args: reviewArgs,
      resolve: (place, page) => indexRequest(place, page),
    }),
    ownReview: t.field({
      type: LocationReviewType,
      nullable: true,
      description: "The caller's own review.",
      resolve: async ({ localityId }, _, { database, viewer }) =>
        localityId === null ? null : ((await ownReview(database, viewer, localityId)) ?? null),
    }),
    popularQuestions: t.field({
      type: [QuestionType],
      description: 'The five with the most votes and answers.',
      resolve: async ({ localityId }, _, context) =>
        localityId === null
          ? []
          : [...(await questionsFor(context, { scope: { kind: 'suburb', localityId }, sort: 'popular', take: 5 }))],
    }),
    unansweredQuestions: t.field({
      type: [QuestionType],
      description: 'The latest five unanswered questions.',
      resolve: async ({ localityId }, _, context) =>
        localityId === null
          ? []
          : [...(await questionsFor(context, { scope: { kind: 'suburb', localityId }, sort: 'unanswered', take: 5 }))],
    }),
    nearby: t.field({
      type: [NearLocation],
      args: { take: t.arg.int({ defaultValue: nearbyCount }) },
      description: 'Nearby suburbs, nearest first.',
      resolve: async ({ localityId, latLong: { latitude, longitude } }, { take }, { cachedEntities }) =>
        localityId === null
          ? []
          : [
              ...(await cachedEntities.of(nearSuburbs, {
                localityId,
                latitude,
                longitude,
                take: sizeWithin('take', take ?? nearbyCount, mostBeside),
              })),
            ],
    }),
    surroundingSuburbs: t.field({
      type: [Location],
      description: 'Suburbs that are included in a search with surrounding suburbs.',
      resolve: async ({ localityId }, _, { cachedEntities }) =>
        localityId === null
          ? []
          : (await cachedEntities.of(surroundingSuburbs, localityId)).map((locality) => suburbView(locality, false)),
    }),
    listings: t.field({
      type: [Listing],
      args: {
        statusType: t.arg({
          type: ListingStatusType,
          defaultValue: 'buy',
          description: 'Homes for sale, for rent, sold or leased.',
        }),
        take: t.arg.int({ defaultValue: 6 }),
      },
      description: 'Listings in the location: highest tiers first, then the newest; sold and leased ones latest first.',
      async resolve({ scope }, { statusType, take }, context) {
        return listingsInOrder(
          context.listings,
          await placeLoaders(context).listingIds.load({
            scope,
            statusType: statusType ?? 'buy',
            take: sizeWithin('take', take ?? 6, mostBeside),
          }),
        );
      },
    }),
  }),
});

const identifier = 'A location by slug or ID, or by a former slug. Regions, states and postcodes are locations too.';

builder.queryFields((t) => ({
  locationOverview: t.field({
    type: LocationOverview,
    nullable: true,
    args: { identifier: t.arg.string({ required: true, description: 'Slug or ID of the suburb.' }) },
    description: identifier,
    async resolve(_, args, { database, cachedEntities, lists, suburbs }) {
      // As many lists as it may hold.
      for (let list = 0; list < 8; list += 1) lists.spend();
      return (
        (await findPlaceViews(database, [args.identifier.slice(0, 200)], true, suburbs, cachedEntities))[0] ?? null
      );
    },
  }),
  locationReviewsConnection: t.field({
    type: ReviewConnection,
    nullable: true,
    args: { identifier: t.arg.string({ required: true, description: 'Slug or ID of the suburb.' }), ...connectionArgs },
    description: 'Published reviews of a location by cursor, latest first; null for an unknown location.',
    async resolve(_, { identifier: given, ...rest }, context) {
      const { database, viewer, suburbs } = context;
      const [place] = await findPlaceViews(database, [given.slice(0, 200)], false, suburbs);
      if (place === undefined) return null;
      const wanted = wantedOf(`location-reviews ${place.slug}`, mostMoment, rest);
      return sliceOf(
        wanted,
        await reviewsAfter(database, place.scope, viewer?.memberId ?? null, wanted),
        async () => (await placeLoaders(context).ratings.load(place.scope)).count,
      );
    },
  }),
  locationReviews: t.field({
    type: ReviewPage,
    nullable: true,
    args: { identifier: t.arg.string({ required: true, description: 'Slug or ID of the suburb.' }), ...reviewArgs },
    description: identifier,
    async resolve(_, { identifier: wanted, ...page }, { database, suburbs }) {
      const [place] = await findPlaceViews(database, [wanted.slice(0, 200)], false, suburbs);
      return place === undefined ? null : indexRequest(place, page);
    },
  }),
}));
