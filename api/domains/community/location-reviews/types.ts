import { builder } from '../../../platform/graph/public.ts';
import { Author } from '../questions/types.ts';
import { placeFactorLabels, placeFactors, placeRelations } from './factors.ts';
import { commentLoader } from './loaders.ts';
import type { LocationReview, PlaceRatings, ReviewComment, FrequentPoint } from './review.ts';
import type { HelpfulState } from './rules.ts';

export const PlaceFactorEnum = builder.enumType('LocationFactor', { values: placeFactors });
export const PlaceRelationEnum = builder.enumType('LocationRelation', {
  values: placeRelations,
  description: 'How the author knows the place.',
});

const FactorRating = builder.objectRef<LocationReview['ratings'][number]>('LocationFactorRating').implement({
  fields: (t) => ({
    factor: t.expose('factor', { type: PlaceFactorEnum }),
    label: t.string({ resolve: ({ factor }) => placeFactorLabels[factor] }),
    rating: t.exposeInt('rating', { description: '1 to 5' }),
  }),
});

export const ReviewCommentType = builder.objectRef<ReviewComment>('LocationReviewComment').implement({
  description: 'Plain text.',
  fields: (t) => ({
    id: t.exposeID('id'),
    reviewId: t.exposeID('reviewId'),
    author: t.expose('author', { type: Author }),
    text: t.exposeString('text'),
    createdOn: t.expose('createdOn', { type: 'DateTime', description: 'ISO 8601' }),
  }),
});

export const LocationReviewType = builder.objectRef<LocationReview>('LocationReview').implement({
  description: 'What a member says of a suburb; plain text.',
  fields: (t) => ({
    id: t.exposeID('id'),
    locationId: t.exposeID('locationId'),
    locationLabel: t.exposeString('locationLabel'),
    locationSlug: t.exposeString('locationSlug'),
    author: t.expose('author', { type: Author }),
    relation: t.expose('relation', { type: PlaceRelationEnum }),
    rating: t.exposeInt('rating', { description: '1 to 5' }),
    ratings: t.field({
      type: [FactorRating],
      description: 'By factor, those that were rated.',
      resolve: ({ ratings }) => ratings,
    }),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    pros: t.exposeStringList('pros'),
    cons: t.exposeStringList('cons'),
    helpfulCount: t.exposeInt('helpfulCount'),
    unhelpfulCount: t.exposeInt('unhelpfulCount'),
    markedHelpful: t.exposeBoolean('markedHelpful', {
      nullable: true,
      description: 'What the caller said; absent when nothing.',
    }),
    isOwn: t.exposeBoolean('isOwn', { description: 'The caller wrote it.' }),
    commentCount: t.exposeInt('commentCount'),
    comments: t.field({
      type: [ReviewCommentType],
      description: 'Oldest first, at most a hundred.',
      resolve: ({ id }, _, context) => commentLoader(context).load(id),
    }),
    createdOn: t.expose('createdOn', { type: 'DateTime', description: 'ISO 8601' }),
  }),
});

const FactorAverage = builder.objectRef<PlaceRatings['factors'][number]>('LocationFactorAverage').implement({
  fields: (t) => ({
    factor: t.expose('factor', { type: PlaceFactorEnum }),
    label: t.exposeString('label'),
    average: t.exposeFloat('average', { description: 'To one decimal.' }),
    count: t.exposeInt('count', { description: 'Reviews that rate it.' }),
  }),
});

export const PlaceRatingsType = builder.objectRef<PlaceRatings>('LocationRatings').implement({
  fields: (t) => ({
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'Of all reviews, to one decimal; absent without one.',
    }),
    count: t.exposeInt('count'),
    distribution: t.intList({
      description: 'How many gave 1, 2, 3, 4 and 5.',
      resolve: ({ distribution }) => [...distribution],
    }),
    factors: t.field({ type: [FactorAverage], resolve: ({ factors }) => factors }),
  }),
});

export const FrequentPointType = builder.objectRef<FrequentPoint>('LocationPoint').implement({
  description: 'Something that reviews say, in the words most used for it.',
  fields: (t) => ({
    text: t.exposeString('text'),
    count: t.exposeInt('count', { description: 'Reviews that say it.' }),
  }),
});

export const HelpfulStateType = builder.objectRef<HelpfulState>('LocationReviewHelpful').implement({
  fields: (t) => ({
    reviewId: t.exposeID('reviewId'),
    helpfulCount: t.exposeInt('helpfulCount'),
    unhelpfulCount: t.exposeInt('unhelpfulCount'),
    markedHelpful: t.exposeBoolean('markedHelpful', { nullable: true }),
  }),
});
