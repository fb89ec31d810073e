import * as v from 'valibot';
import { isCalendarDay, propertyTypes } from '@verandah/market';
import { headlineBetween } from '../../../../platform/text-input.ts';

export const transactionKinds = ['sold', 'leased'] as const;
export const transactionSides = ['vendor', 'buyer', 'landlord', 'renter'] as const;

/** A recorded sale or lease of an agent. */
export interface AgentTransaction {
  readonly id: number;
  readonly agentId: number;
  /** The listing that it came of. */
  readonly listingId: number | null;
  readonly kind: (typeof transactionKinds)[number];
  /** For whom the agent acted. */
  readonly side: (typeof transactionSides)[number];
  readonly address: string;
  readonly localityId: number | null;
  /** Number of the property type. */
  readonly propertyType: number;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly carSpaces: number | null;
  /** Dollars; dollars a week when leased. */
  readonly price: number | null;
  readonly priceVisible: boolean;
  /** yyyy-MM-dd */
  readonly completedOn: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const optionalNumber = (least: number, most: number) => v.optional(v.nullable(wholeNumber(least, most)), null);

/** A calendar day that is not in the future in eastern Australia. */
export const pastDay = v.pipe(
  v.string('must be a day, yyyy-MM-dd'),
  v.isoDate('must be a day, yyyy-MM-dd'),
  v.check(isCalendarDay, 'is not a calendar date'),
  v.check(
    (day) => day >= '1950-01-01' && Date.parse(`${day}T00:00:00Z`) <= Date.now() + 14 * 3_600_000,
    'must not be to come, nor before 1950',
  ),
);

/** An agent's input of a transaction; a change replaces all fields. */
export const transactionInput = v.strictObject({
  kind: v.picklist(transactionKinds, 'must be sold or leased'),
  side: v.optional(v.picklist(transactionSides, `must be one of ${transactionSides.join(', ')}`), 'vendor'),
  address: headlineBetween(3, 200),
  localityId: optionalNumber(1, 999_999_999),
  listingId: optionalNumber(1, 999_999_999),
  propertyType: wholeNumber(0, propertyTypes.length - 1),
  bedrooms: optionalNumber(0, 99),
  bathrooms: optionalNumber(0, 99),
  carSpaces: optionalNumber(0, 99),
  price: optionalNumber(1, 2_000_000_000),
  priceVisible: v.optional(v.boolean('must be true or false'), false),
  completedOn: pastDay,
});
export type TransactionInput = v.InferOutput<typeof transactionInput>;
