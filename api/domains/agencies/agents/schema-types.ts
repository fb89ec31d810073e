import { builder } from '../../../platform/graph/public.ts';
import { Agent, ListingTier, Office } from '../../listings/public.ts';
import { type Follower, FollowKindEnum } from '../../follows/public.ts';
import type { Page } from '../../../platform/paging.ts';
import type { AgentRecord, Performance, ReviewSummary, ServicedLocation, SocialLinks } from './agent.ts';
import { followedGroups, type FollowedThing } from './following-store.ts';
import { agentLoaders, recordOf } from './loaders.ts';

export const ReviewSummaryType = builder.objectRef<ReviewSummary>('ReviewSummary').implement({
  description: 'Published reviews in figures.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    average: t.exposeFloat('average', { nullable: true, description: 'Stars, one decimal; absent without a review.' }),
    stars: t.field({
      type: ['Int'],
      description: 'How many reviews have 1, 2, 3, 4 and 5 stars.',
      resolve: ({ stars }) => [...stars],
    }),
    factors: t.field({ type: [FactorAverage], resolve: ({ factors }) => [...factors] }),
  }),
});
const FactorAverage = builder.objectRef<ReviewSummary['factors'][number]>('FactorAverage').implement({
  fields: (t) => ({ factor: t.exposeString('factor'), average: t.exposeFloat('average'), count: t.exposeInt('count') }),
});

const Period = builder.objectRef<Performance['period']>('Period').implement({
  description: 'Days, yyyy-MM-dd, both included.',
  fields: (t) => ({ from: t.expose('from', { type: 'Date' }), to: t.expose('to', { type: 'Date' }) }),
});

const money = {
  nullable: true,
  description: 'Of prices that may be shown, within the period; absent of fewer than three.',
} as const;
export const PerformanceType = builder.objectRef<Performance>('AgentPerformance').implement({
  description: 'What an agent has on offer, and what was sold and leased here.',
  fields: (t) => ({
    forSale: t.exposeInt('forSale'),
    forRent: t.exposeInt('forRent'),
    underOffer: t.exposeInt('underOffer'),
    sold: t.exposeInt('sold'),
    leased: t.exposeInt('leased'),
    period: t.expose('period', { type: Period }),
    soldInPeriod: t.exposeInt('soldInPeriod'),
    leasedInPeriod: t.exposeInt('leasedInPeriod'),
    medianSoldPrice: t.expose('medianSoldPrice', { type: 'Dollars', ...money }),
    medianSoldPriceCount: t.exposeInt('medianSoldPriceCount'),
    medianRent: t.expose('medianRent', { type: 'Dollars', ...money }),
    medianRentCount: t.exposeInt('medianRentCount'),
  }),
});

const ContactDetails = builder.objectRef<AgentRecord>('ContactDetails').implement({
  fields: (t) => ({
    phone: t.exposeString('phone', { nullable: true }),
    email: t.exposeString('email', { nullable: true, description: 'For signed-in members.' }),
    officePhone: t.string({ nullable: true, resolve: ({ office }) => office.phone }),
  }),
});

export const SocialLinksType = builder.objectRef<SocialLinks>('SocialLinks').implement({
  fields: (t) => ({
    facebook: t.exposeString('facebook', { nullable: true }),
    instagram: t.exposeString('instagram', { nullable: true }),
    linkedin: t.exposeString('linkedin', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
  }),
});

const ServicedLocationType = builder.objectRef<ServicedLocation>('ServicedLocation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    label: t.exposeString('label'),
    stateCode: t.exposeString('stateCode'),
    postcode: t.exposeString('postcode', { nullable: true }),
  }),
});

const Award = builder.objectRef<{ readonly title: string; readonly year: number }>('Award').implement({
  fields: (t) => ({ title: t.exposeString('title'), year: t.exposeInt('year') }),
});

const FollowerType = builder.objectRef<Follower>('AgentFollower').implement({
  fields: (t) => ({
    memberId: t.exposeID('memberId'),
    username: t.exposeString('username'),
    name: t.exposeString('name'),
    avatar: t.exposeString('avatar', { nullable: true }),
    followedAt: t.expose('followedAt', { type: 'DateTime' }),
  }),
});
export const FollowerPage = builder.objectRef<Page<Follower>>('AgentFollowers').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [FollowerType], resolve: ({ results }) => [...results] }),
  }),
});

export const FollowedGroupEnum = builder.enumType('FollowedGroup', {
  values: followedGroups,
  description: 'What followed things are listed by.',
});

const FollowedType = builder.objectRef<FollowedThing>('FollowedThing').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: FollowKindEnum }),
    targetId: t.exposeID('targetId'),
    name: t.exposeString('name'),
    group: t.expose('group', { type: FollowedGroupEnum }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: "More of it in a line: an agent's office, a question's place.",
    }),
    address: t.exposeString('address', { description: 'Where its page lies.' }),
    followedAt: t.expose('followedAt', { type: 'DateTime' }),
  }),
});
export const FollowedPage = builder.objectRef<Page<FollowedThing>>('AgentFollowing').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [FollowedType], resolve: ({ results }) => [...results] }),
  }),
});

builder.objectFields(Agent, (t) => ({
  fullName: t.string({ description: 'The same as the name.', resolve: ({ name }) => name }),
  tier: t.field({ type: ListingTier, resolve: async ({ id }, _, context) => (await recordOf(context, id)).tier }),
  bio: t.string({ resolve: async ({ id }, _, context) => (await recordOf(context, id)).bio }),
  contactDetails: t.field({ type: ContactDetails, resolve: ({ id }, _, context) => recordOf(context, id) }),
  office: t.field({
    type: Office,
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).office,
  }),
  reviewSummary: t.field({
    type: ReviewSummaryType,
    resolve: ({ id }, _, context) => agentLoaders(context).reviews.load(id),
  }),
  performance: t.field({
    type: PerformanceType,
    resolve: ({ id }, _, context) => agentLoaders(context).performance.load(id),
  }),
  socialLinks: t.field({
    type: SocialLinksType,
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).socialLinks,
  }),
  servicedLocations: t.field({
    type: [ServicedLocationType],
    resolve: async ({ id }, _, context) => [...(await agentLoaders(context).locations.load(id))],
  }),
  areasOfExpertise: t.stringList({
    resolve: async ({ id }, _, context) => [...(await recordOf(context, id)).areasOfExpertise],
  }),
  languages: t.stringList({ resolve: async ({ id }, _, context) => [...(await recordOf(context, id)).languages] }),
  video: t.string({
    nullable: true,
    description: 'Address of a video in which they present themselves.',
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).video,
  }),
  awards: t.field({ type: [Award], resolve: async ({ id }, _, context) => [...(await recordOf(context, id)).awards] }),
  followers: t.int({
    description: 'How many members follow the agent.',
    resolve: ({ id }, _, context) => agentLoaders(context).followers.load(id),
  }),
  following: t.int({
    description: 'How much the agent follows.',
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).following,
  }),
  isFollowed: t.boolean({
    description: 'By the caller.',
    resolve: ({ id }, _, context) => agentLoaders(context).followed.load(id),
  }),
  isClaimed: t.boolean({
    description: 'A member has taken the profile over.',
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).isClaimed,
  }),
  hasLeft: t.boolean({
    description: 'Has left the office and the product.',
    resolve: async ({ id }, _, context) => (await recordOf(context, id)).hasLeft,
  }),
}));
