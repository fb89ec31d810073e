export { placeFactors } from './location-reviews/factors.ts';
export type { PlaceFactor, PlaceRelation } from './location-reviews/factors.ts';
export {
  placeProsAndCons,
  placeRatings,
  ratingSummariesOfRegions,
  suburbRating,
} from './location-reviews/rating-store.ts';
export { reviewOrders } from './location-reviews/review.ts';
export type { PlaceRatings, ProsAndCons, RatingSummary, ReviewOrder } from './location-reviews/review.ts';
export { ownReview } from './location-reviews/rules.ts';
export { reviewPage, reviewsAfter, reviewsIn } from './location-reviews/store.ts';
export { LocationReviewType, PlaceRatingsType, FrequentPointType } from './location-reviews/types.ts';
export { markedIn } from './location-reviews/write-store.ts';
export { coverRoutes } from './posts/cover.ts';
export { authorSlug } from './posts/embedded-cms.ts';
export { openCms } from './posts/open-cms.ts';
export type { Cms } from './posts/post.ts';
export { mayPost } from './questions/poster.ts';
export type { Question, Reply } from './questions/question.ts';
export { repliesBy } from './questions/reply-store.ts';
export { questionPageFor, questionsFor } from './questions/loaders.ts';
export { questionPage, questionsById } from './questions/store.ts';
export { QuestionType, ReplyType } from './questions/types.ts';
