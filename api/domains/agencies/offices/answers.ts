import * as v from 'valibot';
import { officePlaceAnswer, socialLinksAnswer } from '../agents/answers.ts';

const whole = v.pipe(v.number(), v.integer());
const maybe = v.nullable(v.string());

/** An office with everything that its page shows. */
export const officeAnswer = v.strictObject({
  id: whole,
  slug: v.string(),
  name: v.string(),
  phone: maybe,
  address: maybe,
  brandColour: maybe,
  logo: maybe,
  about: v.string(),
  socialLinks: socialLinksAnswer,
  claimed: v.boolean(),
  company: v.nullable(v.strictObject({ id: whole, slug: v.string(), name: v.string(), href: v.string() })),
  location: v.nullable(officePlaceAnswer),
  agentCount: whole,
  listingCounts: v.strictObject({ buy: whole, rent: whole, sold: whole, leased: whole }),
  reviewCount: whole,
  averageRating: v.nullable(v.number()),
  href: v.string(),
});
