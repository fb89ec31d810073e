import { builder, withDescriptions } from '../../../platform/graph/public.ts';
import { Author } from '../questions/types.ts';
import { placeFactorLabels, placeFactors, placeRelations } from './factors.ts';
import { commentLoader } from './loaders.ts';
import type { LocationReview, PlaceRatings, ReviewComment, FrequentPoint } from './review.ts';
import type { HelpfulState } from './rules.ts';

export const PlaceFactorEnum = builder.enumType('LocationFactor', {
  description: 'A factor that a suburb is rated for, besides the overall rating.',
  values: withDescriptions(placeFactors, {
    community: 'Neighbours and community.',
    families: 'How well it suits families.',
    parking: 'How easy parking is.',
    parks: 'Parks and nature.',
    quiet: 'How quiet it is.',
    safety: 'How safe it is.',
    schools: 'Its schools.',
    shopsAndCafes: 'Its shops and cafés.',
    transport: 'Public transport and roads.',
    value: 'Value for money of homes.',
  }),
});
export const PlaceRelationEnum = builder.enumType('LocationRelation', {
  values: withDescriptions(placeRelations, {
    lived: 'Lived there.',
    lives: 'Lives there.',
    visits: 'Visits often.',
    works: 'Works there.',
  }),
  description: "The author's relation to the suburb.",
});

const FactorRating = builder.objectRef<LocationReview['ratings'][number]>('LocationFactorRating').implement({
  description: 'The rating of a review for one factor.',
  fields: (t) => ({
    factor: t.expose('factor', { type: PlaceFactorEnum, description: 'What is rated.' }),
    label: t.string({
      description: 'Displayed name of the factor.',
      resolve: ({ factor }) => placeFactorLabels[factor],
    }),
    rating: t.exposeInt('rating', { description: 'Stars, 1 to 5.' }),
  }),
});

export const ReviewCommentType = builder.objectRef<ReviewComment>('LocationReviewComment').implement({
  description: 'Plain text.',
  fields: (t) => ({
    id: t.exposeID('id'),
    reviewId: t.exposeID('reviewId', { description: 'ID of the review.' }),
    author: t.expose('author', { type: Author, description: 'Who wrote it.' }),
    text: t.exposeString('text', { description: 'The comment; plain text.' }),
    createdOn: t.expose('createdOn', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

export const LocationReviewType = builder.objectRef<LocationReview>('LocationReview').implement({
  description: "A member's review of a suburb; plain text.",
  fields: (t) => ({
    id: t.exposeID('id'),
    locationId: t.exposeID('locationId', { description: 'ID of the suburb.' }),
    locationLabel: t.exposeString('locationLabel', { description: 'Suburb, state and postcode: Richmond, VIC 3121.' }),
    locationSlug: t.exposeString('locationSlug'),
    author: t.expose('author', { type: Author, description: 'Who wrote it.' }),
    relation: t.expose('relation', { type: PlaceRelationEnum, description: "The author's relation to the suburb." }),
    rating: t.exposeInt('rating', { description: 'Stars, 1 to 5.' }),
    ratings: t.field({
      type: [FactorRating],
      description: 'Ratings by factor.',
      resolve: ({ ratings }) => ratings,
    }),
    title: t.exposeString('title', { description: 'Heading; may be empty.' }),
    text: t.exposeString('text', { description: 'The review itself; plain text.' }),
    pros: t.exposeStringList('pros', { description: 'What is good about it, point by point.' }),
    cons: t.exposeStringList('cons', { description: 'What is bad about it, point by point.' }),
    helpfulCount: t.exposeInt('helpfulCount', { description: 'Number of members who found it helpful.' }),
    unhelpfulCount: t.exposeInt('unhelpfulCount', { description: 'Number of members who did not find it helpful.' }),
    markedHelpful: t.exposeBoolean('markedHelpful', {
      nullable: true,
      description: 'Whether the caller found it helpful; absent without a vote.',
    }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the caller wrote it.' }),
    commentCount: t.exposeInt('commentCount', { description: 'Comments that everyone sees.' }),
    comments: t.field({
      type: [ReviewCommentType],
      description: 'Comments, oldest first, at most a hundred.',
      resolve: ({ id }, _, context) => commentLoader(context).load(id),
    }),
    createdOn: t.expose('createdOn', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

const FactorAverage = builder.objectRef<PlaceRatings['factors'][number]>('LocationFactorAverage').implement({
  description: 'Average rating for one factor.',
  fields: (t) => ({
    factor: t.expose('factor', { type: PlaceFactorEnum, description: 'What was rated.' }),
    label: t.exposeString('label', { description: 'Displayed name of the factor.' }),
    average: t.exposeFloat('average', { description: 'Average, to one decimal.' }),
    count: t.exposeInt('count', { description: 'Reviews that rate it.' }),
  }),
});

export const PlaceRatingsType = builder.objectRef<PlaceRatings>('LocationRatings').implement({
  description: 'Ratings of a suburb.',
  fields: (t) => ({
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'Average of all reviews, to one decimal; absent without reviews.',
    }),
    count: t.exposeInt('count', { description: 'Published reviews.' }),
    distribution: t.intList({
      description: 'How many gave 1, 2, 3, 4 and 5.',
      resolve: ({ distribution }) => [...distribution],
    }),
    factors: t.field({
      type: [FactorAverage],
      description: 'Averages for single factors.',
      resolve: ({ factors }) => factors,
    }),
  }),
});

export const FrequentPointType = builder.objectRef<FrequentPoint>('LocationPoint').implement({
  description: 'A point made by reviews, in its most common wording.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The point in the words of the reviews.' }),
    count: t.exposeInt('count', { description: 'Number of reviews that make the point.' }),
  }),
});

export const HelpfulStateType = builder.objectRef<HelpfulState>('LocationReviewHelpful').implement({
  description: 'Whether a review is helpful.',
  fields: (t) => ({
    reviewId: t.exposeID('reviewId', { description: 'ID of the review.' }),
    helpfulCount: t.exposeInt('helpfulCount', { description: 'Number of members who found it helpful.' }),
    unhelpfulCount: t.exposeInt('unhelpfulCount', { description: 'Number of members who did not find it helpful.' }),
    markedHelpful: t.exposeBoolean('markedHelpful', {
      nullable: true,
      description: 'Whether the caller found it helpful; absent without a vote.',
    }),
  }),
});
