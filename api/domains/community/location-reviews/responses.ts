import * as v from 'valibot';
import { placeFactors, placeRelations } from './factors.ts';

/** Immutable lists of the domain's own records. */
const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

const author = v.strictObject({
  memberId: v.nullable(v.number()),
  username: v.nullable(v.string()),
  name: v.string(),
  avatar: v.nullable(v.string()),
  agentUsername: v.nullable(v.string()),
});
export const reviewCommentResponse = v.strictObject({
  id: v.number(),
  reviewId: v.number(),
  author,
  text: v.string(),
  createdOn: v.string(),
});

const review = {
  id: v.number(),
  locationId: v.number(),
  locationLabel: v.string(),
  locationSlug: v.string(),
  author,
  relation: v.picklist(placeRelations),
  rating: v.number(),
  ratings: listOf(v.strictObject({ factor: v.picklist(placeFactors), rating: v.number() })),
  title: v.string(),
  text: v.string(),
  pros: listOf(v.string()),
  cons: listOf(v.string()),
  helpfulCount: v.number(),
  unhelpfulCount: v.number(),
  commentCount: v.number(),
  createdOn: v.string(),
};
/** As everyone reads it, with its comments. */
export const publicReviewResponse = v.strictObject({ ...review, comments: listOf(reviewCommentResponse) });
/** As its reader sees it. */
export const reviewResponse = v.strictObject({ ...review, markedHelpful: v.nullable(v.boolean()), isOwn: v.boolean() });

export const ratingsResponse = v.strictObject({
  average: v.nullable(v.number()),
  count: v.number(),
  distribution: listOf(v.number()),
  factors: listOf(
    v.strictObject({ factor: v.picklist(placeFactors), label: v.string(), average: v.number(), count: v.number() }),
  ),
});
const points = listOf(v.strictObject({ text: v.string(), count: v.number() }));
export const prosAndConsResponse = v.strictObject({ pros: points, cons: points });
export const helpfulResponse = v.strictObject({
  reviewId: v.number(),
  helpfulCount: v.number(),
  unhelpfulCount: v.number(),
  markedHelpful: v.nullable(v.boolean()),
});
