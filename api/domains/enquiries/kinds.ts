import { propertyTypeNames } from '@verandah/market';
import * as v from 'valibot';
import { withBounds } from '../../platform/bounded.ts';
import { senderEntries, whatIsMissing } from './sender.ts';

const id = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(999_999_999, 'must have at most nine digits'),
);
const line = v.pipe(
  v.string('must be text'),
  withBounds({ maxLength: 200 }),
  v.transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()),
  v.maxLength(200, 'must have at most 200 characters'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const dollars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));

const to = { agentId: v.optional(id), officeId: v.optional(id) };
const home = {
  address: v.optional(line),
  propertyType: v.optional(v.picklist([...propertyTypeNames])),
  bedrooms: v.optional(count),
};

/** To the agents of a listing. */
export const listingEnquiry = v.pipe(v.object(senderEntries, whatIsMissing), v.title('ListingEnquiry'));
/** To one agent. */
export const agentEnquiry = v.pipe(
  v.object({ ...senderEntries, agentId: id, listingId: v.optional(id) }, whatIsMissing),
  v.title('AgentEnquiry'),
);
/**
 * From a potential vendor or landlord: to an agent, an office, or the office with most homes on offer in the suburb.
 */
export const sellerEnquiry = v.pipe(
  v.object(
    {
      ...senderEntries,
      ...to,
      ...home,
      locationId: v.optional(id),
      intention: v.optional(v.picklist(['sell', 'let', 'appraisal']), 'appraisal'),
      timing: v.optional(v.picklist(['now', 'three-months', 'six-months', 'later'])),
    },
    whatIsMissing,
  ),
  v.title('SellerEnquiry'),
);
/** By someone who looks for a home. */
export const buyerEnquiry = v.pipe(
  v.object(
    {
      ...senderEntries,
      ...to,
      locationId: v.optional(id),
      mode: v.optional(v.picklist(['buy', 'rent']), 'buy'),
      propertyTypes: v.optional(v.pipe(v.array(v.picklist([...propertyTypeNames])), v.maxLength(18))),
      bedrooms: v.optional(count),
      priceMinimum: v.optional(dollars),
      priceMaximum: v.optional(dollars),
    },
    whatIsMissing,
  ),
  v.title('BuyerEnquiry'),
);
/** About a home, listed or not. */
export const propertyEnquiry = v.pipe(
  v.object({ ...senderEntries, ...to, ...home, listingId: v.optional(id), locationId: v.optional(id) }, whatIsMissing),
  v.title('PropertyEnquiry'),
);

/** What the site itself offers. */
export const products = [
  'advertising',
  'agent-profile',
  'agency',
  'feeds',
  'home-loans',
  'insurance',
  'moving',
  'help',
] as const;
export const productEnquiry = v.pipe(
  v.object({ ...senderEntries, company: v.optional(line) }, whatIsMissing),
  v.title('ProductEnquiry'),
);
