import { builder, withDescriptions, useUri } from '../../../platform/graph/public.ts';
import { Agent, ListingTier, Office } from '../../listings/public.ts';
import { type Follower, FollowKindEnum } from '../../members/follows/public.ts';
import type { Page } from '../../../platform/paging.ts';
import type { AgentRecord, Performance, ReviewSummary, ServicedLocation, SocialLinks } from './agent.ts';
import { followedGroups, type FollowedThing } from './following-store.ts';
import { agentLoaders, recordOf } from './loaders.ts';
import { performanceLoader } from './local-performance.ts';

export const ReviewSummaryType = builder.objectRef<ReviewSummary>('ReviewSummary').implement({
  description: 'Number and average rating of published reviews.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Published reviews.' }),
    average: t.exposeFloat('average', { nullable: true, description: 'Stars, one decimal; absent without a review.' }),
    stars: t.field({
      type: ['Int'],
      description: 'How many reviews have 1, 2, 3, 4 and 5 stars.',
      resolve: ({ stars }) => [...stars],
    }),
    factors: t.field({
      type: [FactorAverage],
      description: 'Averages for single factors.',
      resolve: ({ factors }) => [...factors],
    }),
  }),
});
const FactorAverage = builder.objectRef<ReviewSummary['factors'][number]>('FactorAverage').implement({
  description: 'Average rating for one factor.',
  fields: (t) => ({
    factor: t.exposeString('factor', { description: 'What was rated.' }),
    average: t.exposeFloat('average', { description: 'Stars, 1 to 5, one decimal.' }),
    count: t.exposeInt('count', { description: 'Ratings that it is the average of.' }),
  }),
});

export const Period = builder.objectRef<Performance['period']>('Period').implement({
  description: 'A period of dates; both are included.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'First day.' }),
    to: t.expose('to', { type: 'Date', description: 'Last day.' }),
  }),
});

const money = {
  nullable: true,
  description: 'Median of the public prices within the period; absent for fewer than three.',
} as const;
export const PerformanceType = builder.objectRef<Performance>('AgentPerformance').implement({
  description: 'Current, sold and leased listings of an agent or office on this site.',
  fields: (t) => ({
    forSale: t.exposeInt('forSale', { description: 'Homes on offer for sale.' }),
    forRent: t.exposeInt('forRent', { description: 'Homes on offer for rent.' }),
    underOffer: t.exposeInt('underOffer', { description: 'Homes for sale that are under offer.' }),
    sold: t.exposeInt('sold', { description: 'Homes sold, ever.' }),
    leased: t.exposeInt('leased', { description: 'Homes leased, ever.' }),
    period: t.expose('period', {
      type: Period,
      description: 'The period that the medians and the counts per period cover.',
    }),
    soldInPeriod: t.exposeInt('soldInPeriod', { description: 'Homes sold within the period.' }),
    leasedInPeriod: t.exposeInt('leasedInPeriod', { description: 'Homes leased within the period.' }),
    medianSoldPrice: t.expose('medianSoldPrice', { type: 'Dollars', ...money }),
    medianSoldPriceCount: t.exposeInt('medianSoldPriceCount', {
      description: 'Sales that the median is computed from.',
    }),
    medianRent: t.expose('medianRent', { type: 'Dollars', ...money }),
    medianRentCount: t.exposeInt('medianRentCount', { description: 'Rents that the median is computed from.' }),
  }),
});

const ContactDetails = builder.objectRef<AgentRecord>('ContactDetails').implement({
  description: 'Contact details of an agent.',
  fields: (t) => ({
    phone: t.exposeString('phone', { nullable: true, description: 'Mobile or direct number.' }),
    email: t.exposeString('email', { nullable: true, description: 'Email address; only for signed-in members.' }),
    officePhone: t.string({
      nullable: true,
      description: 'Number of the office.',
      resolve: ({ office }) => office.phone,
    }),
  }),
});

export const SocialLinksType = builder.objectRef<SocialLinks>('SocialLinks').implement({
  description: 'Social media pages and website; absent if unknown.',
  fields: (t) => ({
    facebook: t.exposeString('facebook', { nullable: true }),
    instagram: t.exposeString('instagram', { nullable: true }),
    linkedin: t.exposeString('linkedin', { nullable: true }),
    twitter: t.exposeString('twitter', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
  }),
});

const ServicedLocationType = builder.objectRef<ServicedLocation>('ServicedLocation').implement({
  description: 'A suburb that an agent works in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Name of the suburb.' }),
    slug: t.exposeString('slug'),
    label: t.exposeString('label', { description: 'Suburb, state and postcode: Richmond, VIC 3121.' }),
    stateCode: t.exposeString('stateCode'),
    postcode: t.exposeString('postcode', { nullable: true }),
  }),
});

const Award = builder.objectRef<{ readonly title: string; readonly year: number }>('Award').implement({
  description: 'An award won by an agent.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Name of the award.' }),
    year: t.exposeInt('year', { description: 'Year in which it was won.' }),
  }),
});

const FollowerType = builder.objectRef<Follower>('AgentFollower').implement({
  description: 'A member who follows the agent.',
  fields: (t) => ({
    memberId: t.exposeID('memberId', { description: 'ID of the member.' }),
    username: t.exposeString('username'),
    name: t.exposeString('name', { description: 'Public name.' }),
    avatar: t.exposeString('avatar', { nullable: true }),
    followedAt: t.expose('followedAt', { type: 'DateTime', description: 'When they started to follow.' }),
  }),
});
export const FollowerPage = builder.objectRef<Page<Follower>>('AgentFollowers').implement({
  description: 'A page of followers, latest first.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [FollowerType], resolve: ({ results }) => [...results] }),
  }),
});

export const FollowedGroupEnum = builder.enumType('FollowedGroup', {
  values: withDescriptions(followedGroups, {
    agents: 'Agents.',
    discussions: 'Discussions.',
    locations: 'Suburbs.',
    members: 'Members.',
    questions: 'Questions.',
  }),
  description: 'Groups of followed items.',
});

const FollowedType = builder.objectRef<FollowedThing>('FollowedThing').implement({
  description: 'An agent, suburb, question or member that somebody follows.',
  fields: (t) => ({
    kind: t.expose('kind', { type: FollowKindEnum, description: 'What it is.' }),
    targetId: t.exposeID('targetId', { description: 'ID of what is followed.' }),
    name: t.exposeString('name', { description: 'Its name or title.' }),
    group: t.expose('group', { type: FollowedGroupEnum, description: 'Group of the followed item.' }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: "Further details in one line: an agent's office, or a question's suburb.",
    }),
    uri: t.exposeString('address', { description: 'Root-relative address of its page.' }),
    address: t.exposeString('address', { description: 'The same as uri.', deprecationReason: useUri }),
    followedAt: t.expose('followedAt', { type: 'DateTime', description: 'When the member started to follow it.' }),
  }),
});
export const FollowedPage = builder.objectRef<Page<FollowedThing>>('AgentFollowing').implement({
  description: 'A page of what is followed, latest first.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [FollowedType], resolve: ({ results }) => [...results] }),
  }),
});

const performanceLocation = {
  description: 'Slug of a suburb, region, state or postcode: only its listings are counted.',
} as const;

builder.objectFields(Agent, (t) => ({
  fullName: t.string({
    description: 'The same as the name.',
    deprecationReason: 'Use `name`.',
    resolve: ({ name }) => name,
  }),
  tier: t.field({
    type: ListingTier,
    description: 'Tier of the profile. Higher tiers come first in lists.',
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).tier,
  }),
  bio: t.string({
    description: 'What the agent says about themselves; plain text, a blank line begins a paragraph.',
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).bio,
  }),
  contactDetails: t.field({
    type: ContactDetails,
    description: 'Contact details of the agent.',
    resolve: ({ id }, _, context) => recordOf(context, id),
  }),
  office: t.field({
    type: Office,
    description: 'The office that the agent works for.',
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).office,
  }),
  reviewSummary: t.field({
    type: ReviewSummaryType,
    description: "Number and average rating of the agent's published reviews.",
    resolve: ({ id }, _, context) => agentLoaders(context).reviews.load(id),
  }),
  performance: t.field({
    type: PerformanceType,
    description: "The agent's current, sold and leased listings on this site.",
    args: { location: t.arg.string(performanceLocation) },
    resolve: ({ id }, { location }, context) => performanceLoader(context, 'agent', location ?? null).load(id),
  }),
  socialLinks: t.field({
    type: SocialLinksType,
    description: "The agent's social media pages and website.",
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).socialLinks,
  }),
  servicedLocations: t.field({
    type: [ServicedLocationType],
    description: 'Suburbs that the agent works in.',
    resolve: async ({ id }, _, context) => [...(await agentLoaders(context).locations.load(id))],
  }),
  areasOfExpertise: t.stringList({
    description: 'Property types and services that the agent specialises in, in their own words.',
    resolve: async ({ id }, _, context) => [...(await recordOf(context, id)).areasOfExpertise],
  }),
  languages: t.stringList({
    description: 'Languages that the agent speaks, by their English names.',
    resolve: async ({ id }, _, context) => [...(await recordOf(context, id)).languages],
  }),
  video: t.string({
    nullable: true,
    description: "Address of the agent's introductory video.",
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).video,
  }),
  awards: t.field({
    type: [Award],
    description: 'Awards that the agent has won, as their office lists them.',
    resolve: async ({ id }, _, context) => [...(await recordOf(context, id)).awards],
  }),
  followers: t.int({
    description: 'Number of members who follow the agent.',
    resolve: ({ id }, _, context) => agentLoaders(context).followers.load(id),
  }),
  following: t.int({
    description: 'Number of agents, suburbs, questions and members that the agent follows.',
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).following,
  }),
  isFollowed: t.boolean({
    description: 'Whether the caller follows the agent.',
    resolve: ({ id }, _, context) => agentLoaders(context).followed.load(id),
  }),
  isClaimed: t.boolean({
    description: 'Whether a member has claimed the profile.',
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).isClaimed,
  }),
  hasLeft: t.boolean({
    description: 'Whether the agent has left the office and the site.',
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).hasLeft,
  }),
}));

builder.objectField(Office, 'performance', (t) =>
  t.field({
    type: PerformanceType,
    description: "The office's current, sold and leased listings on this site.",
    args: { location: t.arg.string(performanceLocation) },
    resolve: ({ id }, { location }, context) => performanceLoader(context, 'office', location ?? null).load(id),
  }),
);
