import { builder } from '../../../platform/graph/public.ts';
import { findSuburb } from '../../geography/locations/public.ts';
import { numericId, parseId } from '../../../platform/parse-id.ts';
import { addReview, addReviewComment, changeReview, markHelpful, removeReview, undoHelpful } from './rules.ts';
import { reviewsById } from './store.ts';
import {
  HelpfulStateType,
  LocationReviewType,
  PlaceFactorEnum,
  PlaceRelationEnum,
  ReviewCommentType,
} from './types.ts';

const FactorInput = builder.inputType('LocationFactorInput', {
  description: 'A rating for one factor.',
  fields: (t) => ({
    factor: t.field({ type: PlaceFactorEnum, required: true, description: 'What is rated.' }),
    rating: t.int({ required: true, description: 'Stars, 1 to 5.' }),
  }),
});

const ReviewInput = builder.inputType('LocationReviewInput', {
  description: "A member's review of a suburb.",
  fields: (t) => ({
    relation: t.field({ type: PlaceRelationEnum, required: true, description: "The author's relation to the suburb." }),
    rating: t.int({ required: true, description: 'Stars, 1 to 5.' }),
    ratings: t.field({
      type: [FactorInput],
      defaultValue: [],
      description: 'Ratings for single factors, each factor at most once.',
    }),
    title: t.string({ defaultValue: '', description: 'Heading.' }),
    text: t.string({ required: true, description: '20 to 5,000 characters' }),
    pros: t.stringList({ defaultValue: [], description: 'At most six points of 80 characters.' }),
    cons: t.stringList({ defaultValue: [], description: 'What is bad about it: at most six points of 80 characters.' }),
  }),
});

/** The parts that are given: null says the same as nothing. */
const definedFields = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

builder.queryField('locationReview', (t) =>
  t.field({
    type: LocationReviewType,
    nullable: true,
    args: { id: t.arg.id({ required: true, description: 'ID of the review.' }) },
    description: 'A public review of a suburb; absent if it does not exist or is hidden.',
    async resolve(_, { id }, { database, viewer }) {
      const number = numericId(id);
      return number === undefined
        ? null
        : ((await reviewsById(database, [number], viewer?.memberId ?? null)).get(number) ?? null);
    },
  }),
);

builder.mutationFields((t) => ({
  addLocationReview: t.field({
    type: LocationReviewType,
    args: {
      identifier: t.arg.string({ required: true, description: 'Slug or ID of the suburb.' }),
      input: t.arg({ type: ReviewInput, required: true, description: 'The review.' }),
      idempotencyKey: t.arg.string(),
    },
    description: 'Reviews a suburb. Only for members with a verified email address; one review per member and suburb.',
    resolve: async (_, { identifier, input, idempotencyKey }, { database, viewer }) =>
      addReview(
        database,
        viewer,
        (await findSuburb(database, identifier)).id,
        definedFields(input),
        idempotencyKey ?? undefined,
      ),
  }),
  updateLocationReview: t.field({
    type: LocationReviewType,
    args: {
      reviewId: t.arg.id({ required: true, description: 'ID of the review.' }),
      input: t.arg({ type: ReviewInput, required: true, description: 'The complete review.' }),
    },
    description: "Changes the caller's own review.",
    resolve: (_, { reviewId, input }, { database, viewer }) =>
      changeReview(database, viewer, parseId(reviewId, 'review'), definedFields(input)),
  }),
  deleteLocationReview: t.field({
    type: 'ID',
    args: { reviewId: t.arg.id({ required: true, description: 'ID of the review.' }) },
    description: "Deletes the caller's own review; returns its id.",
    async resolve(_, { reviewId }, { database, viewer }) {
      await removeReview(database, viewer, parseId(reviewId, 'review'));
      return reviewId;
    },
  }),
  addLocationReviewComment: t.field({
    type: ReviewCommentType,
    description: 'Comments on a review of a suburb. Needs a verified email address.',
    args: {
      reviewId: t.arg.id({ required: true, description: 'ID of the review.' }),
      text: t.arg.string({ required: true, description: 'The comment; plain text.' }),
      idempotencyKey: t.arg.string(),
    },
    resolve: (_, { reviewId, text, idempotencyKey }, { database, viewer }) =>
      addReviewComment(database, viewer, parseId(reviewId, 'review'), { text }, idempotencyKey ?? undefined),
  }),
  markLocationReviewHelpful: t.field({
    type: HelpfulStateType,
    args: {
      reviewId: t.arg.id({ required: true, description: 'ID of the review.' }),
      helpful: t.arg.boolean({ defaultValue: true, description: 'Whether the review was helpful.' }),
    },
    description: "Marks another member's review as helpful or not; a later mark replaces it.",
    resolve: (_, { reviewId, helpful }, { database, viewer }) =>
      markHelpful(database, viewer, parseId(reviewId, 'review'), helpful ?? true),
  }),
  undoLocationReviewHelpful: t.field({
    type: HelpfulStateType,
    args: { reviewId: t.arg.id({ required: true, description: 'ID of the review.' }) },
    description: "Removes the caller's mark from a review.",
    resolve: (_, { reviewId }, { database, viewer }) => undoHelpful(database, viewer, parseId(reviewId, 'review')),
  }),
}));
