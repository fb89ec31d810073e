import { auctionResults, features, type FeatureName } from '@verandah/market';
import * as v from 'valibot';
import { headlineBetween, paragraphsBetween } from '../../../../platform/text-input.ts';
import { pastDay } from '../transactions/transaction.ts';

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const clearable = <Shape extends v.GenericSchema>(shape: Shape) => v.optional(v.nullable(shape));
const flag = v.optional(v.boolean('must be true or false'));
const instant = v.pipe(
  v.string('must be a time such as 2026-11-28T11:00:00+11:00'),
  v.isoTimestamp('must be a time such as 2026-11-28T11:00:00+11:00'),
  v.transform((text) => new Date(text)),
  v.date('is not a valid date and time'),
);
const money = wholeNumber(1, 2_000_000_000);
const day = v.pipe(
  v.string('must be a day, yyyy-MM-dd'),
  v.isoDate('must be a day, yyyy-MM-dd'),
  v.check((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, 'is not a calendar date'),
);

/** An agent's changes of a listing: absent fields stay, null clears. */
export const editInput = v.strictObject({
  title: v.optional(headlineBetween(0, 200)),
  description: v.optional(paragraphsBetween(0, 10_000)),
  searchPrice: clearable(money),
  priceVisible: flag,
  priceText: clearable(
    v.pipe(
      headlineBetween(0, 100),
      v.transform((text) => (text === '' ? null : text)),
    ),
  ),
  streetVisible: flag,
  auctionAt: clearable(instant),
  bedrooms: clearable(wholeNumber(0, 99)),
  bathrooms: clearable(wholeNumber(0, 99)),
  carSpaces: clearable(wholeNumber(0, 99)),
  availableOn: clearable(day),
  bond: clearable(money),
  features: v.optional(
    v.array(
      v.picklist(
        features.map(({ name }) => name as FeatureName),
        'must be features of the vocabulary',
      ),
    ),
  ),
});

const longestVisit = 12 * 3_600_000;
const furthest = 366 * 86_400_000;

/** All coming inspections of a listing. */
export const inspectionsInput = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({ startsAt: instant, endsAt: instant }),
      v.check(
        ({ startsAt, endsAt }) => endsAt > startsAt && endsAt.getTime() - startsAt.getTime() <= longestVisit,
        'must end after it starts, within twelve hours',
      ),
      v.check(
        ({ startsAt, endsAt }) => endsAt.getTime() > Date.now() && startsAt.getTime() < Date.now() + furthest,
        'must be to come, within a year',
      ),
    ),
    'must be a list of inspections',
  ),
  v.maxLength(50, 'must hold at most 50 inspections'),
  v.check(
    (list) => new Set(list.map(({ startsAt }) => startsAt.getTime())).size === list.length,
    'must not begin twice at the same time',
  ),
);

/** How a sale or lease ended. The price is published only when it is marked visible. */
export const completionInput = v.pipe(
  v.strictObject({
    completedOn: pastDay,
    price: v.optional(v.nullable(money), null),
    priceVisible: v.optional(v.boolean('must be true or false'), false),
  }),
  v.forward(
    v.check(
      ({ price, priceVisible }) => !priceVisible || price !== null,
      'is missing: only a known price can be shown',
    ),
    ['price'],
  ),
);

/** How an auction ended, and on which day; null clears what was entered. */
export const outcomeInput = v.pipe(
  v.strictObject({
    result: v.nullable(v.picklist(auctionResults, `must be one of ${auctionResults.join(', ')}`)),
    heldOn: v.nullable(pastDay),
  }),
  v.forward(
    v.check(({ result, heldOn }) => result === null || heldOn !== null, 'is missing: enter the day of the auction'),
    ['heldOn'],
  ),
);
