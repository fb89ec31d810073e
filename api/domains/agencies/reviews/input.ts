import * as v from 'valibot';
import { headlineBetween, nameLine, paragraphsBetween } from '../../../platform/text-input.ts';
import { agentFactors, reviewRoles } from './review.ts';

const stars = v.pipe(
  v.number('must be a number of stars'),
  v.integer('must be whole stars'),
  v.minValue(1, 'must be 1 to 5 stars'),
  v.maxValue(5, 'must be 1 to 5 stars'),
);
const ratings = v.optional(
  v.strictObject(
    Object.fromEntries(agentFactors.map((factor) => [factor, v.optional(stars)])) as Record<
      (typeof agentFactors)[number],
      ReturnType<typeof v.optional<typeof stars, undefined>>
    >,
  ),
  {},
);
const role = v.picklist(reviewRoles, `must be one of ${reviewRoles.join(', ')}`);
const words = {
  rating: stars,
  ratings,
  title: v.optional(headlineBetween(0, 120), ''),
  text: paragraphsBetween(20, 4000),
};
const listingId = v.optional(
  v.nullable(
    v.pipe(
      v.number("must be a listing's number"),
      v.integer("must be a listing's number"),
      v.minValue(1),
      v.maxValue(999_999_999),
    ),
  ),
  null,
);
const email = v.pipe(
  v.string('Enter an email address.'),
  v.trim(),
  v.maxLength(254, 'This email address is too long.'),
  v.email('Enter an email address like name@example.com.'),
  v.check((text) => !/[\p{Cc}<>,;"\s]/u.test(text), 'Enter an email address like name@example.com.'),
);

/** A member's review of an agent. */
export const reviewInput = v.strictObject({ role, ...words, listingId });
export type ReviewInput = v.InferOutput<typeof reviewInput>;

/** The review of a vendor who was invited by email. */
export const vendorReviewInput = v.strictObject({
  role: v.optional(v.picklist(['vendor', 'landlord'], 'must be vendor or landlord'), 'vendor'),
  ...words,
  name: v.optional(nameLine(1, 100)),
});

export const vendorRequestInput = v.strictObject({ vendorName: nameLine(1, 100), vendorEmail: email, listingId });
export type VendorRequestInput = v.InferOutput<typeof vendorRequestInput>;

/** An agent's reply to a review. */
export const replyInput = v.strictObject({ reply: paragraphsBetween(1, 2000) });

/** Reviews imported from other sites. */
export const importedInput = v.strictObject({
  agentId: v.pipe(v.number("must be an agent's number"), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
  reviews: v.pipe(
    v.array(
      v.strictObject({
        authorName: headlineBetween(1, 100),
        role,
        rating: stars,
        ratings,
        title: v.optional(headlineBetween(0, 120), ''),
        text: paragraphsBetween(1, 4000),
        createdAt: v.pipe(v.string(), v.isoDate('must be a day, yyyy-MM-dd')),
      }),
      'must be a list',
    ),
    v.minLength(1, 'must hold a review'),
    v.maxLength(200, 'must hold at most 200 reviews'),
  ),
});
export type ImportedInput = v.InferOutput<typeof importedInput>;
