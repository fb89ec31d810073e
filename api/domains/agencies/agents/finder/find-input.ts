import * as v from 'valibot';
import { withBounds } from '../../../../platform/bounded.ts';

const countUpTo = (most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must be 0 or more'),
    v.maxValue(most, `must be at most ${most}`),
  );
const number = v.union(
  [
    v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(999_999_999, 'is too large'),
    ),
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, 'must be a number'),
      v.transform(Number),
      v.minValue(1, 'must be 1 or more'),
    ),
  ],
  'must be a number',
);
const wordsUpTo = (most: number) =>
  v.pipe(
    v.string('must be text'),
    withBounds({ maxLength: most }),
    v.transform((text) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()),
    v.maxLength(most, `must have at most ${most} characters`),
  );

export const finderDeals = ['sale', 'rent'] as const;
export const finderSorts = ['best', 'reviews', 'activity'] as const;

/** Default page size of agents and offices. */
export const finderTake = 5;

const pagingInput = (take: number) => ({ skip: v.optional(countUpTo(10_000)), take: v.optional(countUpTo(100), take) });

/**
 * The finder's request as JSON: `{"name": "lovell", "location": "richmond-vic-3121", "filter": {"userIds": [1,
 * 2]}, "skip": 0, "take": 5}`. `location` is a suburb's, region's, state's or postcode's slug. `deals` selects those
 * who have homes of that kind on offer or completed one within a year, `rating` for an average of at least so many
 * stars. A `paging` object may hold skip and take.
 */
export const finderInput = v.strictObject({
  name: v.optional(wordsUpTo(100)),
  location: v.optional(wordsUpTo(120)),
  officeId: v.optional(number),
  deals: v.optional(v.picklist(finderDeals, `must be one of ${finderDeals.join(', ')}`)),
  rating: v.optional(
    v.pipe(
      v.number('must be a number of stars'),
      v.minValue(1, 'must be 1 to 5 stars'),
      v.maxValue(5, 'must be 1 to 5 stars'),
    ),
  ),
  sort: v.optional(v.picklist(finderSorts, `must be one of ${finderSorts.join(', ')}`), 'best'),
  filter: v.optional(
    v.strictObject({
      userIds: v.optional(
        v.pipe(v.array(number, 'must be a list of numbers'), v.maxLength(100, 'must have at most 100 numbers')),
      ),
    }),
  ),
  paging: v.optional(v.strictObject(pagingInput(finderTake))),
  ...pagingInput(finderTake),
});

/** The query, with its paging merged. */
export interface FinderQuestion {
  readonly name: string | undefined;
  readonly location: string | undefined;
  readonly officeId: number | undefined;
  /** Agents by these ids only. */
  readonly userIds: readonly number[] | undefined;
  /** Who sell, or who let. */
  readonly deals?: (typeof finderDeals)[number] | undefined;
  /** Least average of stars. */
  readonly rating?: number | undefined;
  /** best: tier, then reviews, then activity. */
  readonly sort?: (typeof finderSorts)[number];
  readonly skip: number;
  readonly take: number;
}

export function finderQuestion({
  name,
  location,
  officeId,
  deals,
  rating,
  sort,
  filter,
  paging: page,
  skip,
  take,
}: v.InferOutput<typeof finderInput>): FinderQuestion {
  return {
    name: name === '' ? undefined : name,
    location: location === '' ? undefined : location,
    officeId,
    deals,
    rating,
    sort,
    userIds: filter?.userIds,
    skip: page?.skip ?? skip ?? 0,
    take: page?.take ?? take,
  };
}
