import * as v from 'valibot';
import { headlineBetween, paragraphsBetween } from '../../../platform/text-input.ts';
import { placeFactors, placeRelations, type PlaceFactor } from './factors.ts';
import { longestPoint, mostPoints } from './points.ts';

const stars = v.pipe(
  v.number('must be a number from 1 to 5'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(5, 'must be at most 5'),
);
const points = v.optional(
  v.pipe(
    v.array(headlineBetween(1, longestPoint), 'must be a list of texts'),
    v.maxLength(mostPoints, `must have at most ${mostPoints} points`),
  ),
  [],
);

/** A review as its author sends it. */
export const reviewInput = v.object({
  relation: v.picklist(placeRelations, `must be one of ${placeRelations.join(', ')}`),
  rating: stars,
  ratings: v.optional(
    v.pipe(
      v.array(
        v.object({ factor: v.picklist(placeFactors, `must be one of ${placeFactors.join(', ')}`), rating: stars }),
        'must be a list',
      ),
      v.maxLength(placeFactors.length, `must have at most ${placeFactors.length} ratings`),
      v.check((list) => new Set(list.map(({ factor }) => factor)).size === list.length, 'must rate each factor once'),
      v.transform((list): Readonly<Partial<Record<PlaceFactor, number>>> =>
        Object.fromEntries(list.map(({ factor, rating }) => [factor, rating])),
      ),
    ),
    [],
  ),
  title: v.optional(headlineBetween(0, 120), ''),
  text: paragraphsBetween(20, 5_000),
  pros: points,
  cons: points,
});
export type NewReview = v.InferOutput<typeof reviewInput>;

export const commentInput = v.object({ text: paragraphsBetween(2, 2_000) });
