import * as v from 'valibot';
import { tierType } from '../../listings/public.ts';
import { sameAsUri } from '../../../platform/rest/public.ts';

const text = v.string();
const maybe = v.nullable(v.string());
const whole = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());
export const at = v.pipe(v.string(), v.isoTimestamp());

/** A page of a list. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({ total: whole, results: v.array(item) });

export const reviewSummaryResponse = v.strictObject({
  count: whole,
  average: v.nullable(v.number()),
  stars: v.array(whole),
  factors: v.array(v.strictObject({ factor: text, average: v.number(), count: whole })),
});

export const performanceResponse = v.strictObject({
  forSale: whole,
  forRent: whole,
  underOffer: whole,
  sold: whole,
  leased: whole,
  period: v.strictObject({ from: day, to: day }),
  soldInPeriod: whole,
  leasedInPeriod: whole,
  medianSoldPrice: v.nullable(whole),
  medianSoldPriceCount: whole,
  medianRent: v.nullable(whole),
  medianRentCount: whole,
});

export const officePlaceResponse = v.strictObject({
  suburb: text,
  stateCode: text,
  postcode: maybe,
  locationSlug: text,
});

export const socialLinksResponse = v.strictObject({
  facebook: v.optional(text),
  instagram: v.optional(text),
  linkedin: v.optional(text),
  twitter: v.optional(text),
  website: v.optional(text),
});

/** An agent with everything that the profile shows. */
export const agentResponse = v.strictObject({
  id: whole,
  username: text,
  name: text,
  fullName: text,
  title: maybe,
  portrait: maybe,
  tier: tierType,
  bio: text,
  contactDetails: v.strictObject({ phone: maybe, email: maybe, officePhone: maybe }),
  office: v.strictObject({
    id: whole,
    slug: text,
    name: text,
    phone: maybe,
    brandColour: maybe,
    logo: maybe,
    location: v.nullable(officePlaceResponse),
  }),
  reviewSummary: reviewSummaryResponse,
  performance: performanceResponse,
  socialLinks: socialLinksResponse,
  servicedLocations: v.array(
    v.strictObject({ id: whole, name: text, slug: text, label: text, stateCode: text, postcode: maybe }),
  ),
  areasOfExpertise: v.array(text),
  languages: v.array(text),
  video: maybe,
  awards: v.array(v.strictObject({ title: text, year: whole })),
  followers: whole,
  following: whole,
  isClaimed: v.boolean(),
  hasLeft: v.boolean(),
});

export const followerResponse = v.strictObject({
  memberId: whole,
  username: text,
  name: text,
  avatar: maybe,
  followedAt: at,
});
export const followedResponse = v.strictObject({
  kind: v.picklist(['agent', 'location', 'question', 'member']),
  targetId: whole,
  name: text,
  uri: v.pipe(text, v.description('Root-relative address of its page.')),
  address: sameAsUri(text),
  followedAt: at,
});
export const followStateResponse = v.strictObject({ isFollowing: v.boolean(), followerCount: whole });
