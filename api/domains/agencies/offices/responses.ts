import * as v from 'valibot';
import { sameAsUri } from '../../../platform/rest/public.ts';
import { officePlaceResponse, socialLinksResponse } from '../agents/responses.ts';
import type { OfficeProfile } from './office-profile.ts';

const whole = v.pipe(v.number(), v.integer());
const maybe = v.nullable(v.string());
const uri = v.pipe(v.string(), v.description('Path below /v1.'));

/** An office with everything that its page shows. */
export const officeResponse = v.strictObject({
  id: whole,
  slug: v.string(),
  name: v.string(),
  phone: maybe,
  address: maybe,
  brandColour: maybe,
  logo: maybe,
  about: v.string(),
  socialLinks: socialLinksResponse,
  claimed: v.boolean(),
  company: v.nullable(
    v.strictObject({ id: whole, slug: v.string(), name: v.string(), uri, href: sameAsUri(v.string()) }),
  ),
  location: v.nullable(officePlaceResponse),
  agentCount: whole,
  listingCounts: v.strictObject({ buy: whole, rent: whole, sold: whole, leased: whole }),
  reviewCount: whole,
  averageRating: v.nullable(v.number()),
  uri,
  href: sameAsUri(v.string()),
});

/** An office as REST returns it. */
export const officeResponseOf = (office: OfficeProfile): v.InferOutput<typeof officeResponse> => ({
  ...office,
  uri: office.href,
  company: office.company && { ...office.company, uri: office.company.href },
});
