import DataLoader from 'dataloader';
import { agentLoaders } from '../agents/loaders.ts';
import type { AgentRecord } from '../agents/agent.ts';
import { officeReviewSummary } from '../agents/agent-store.ts';
import { findAgents } from '../agents/finder/find.ts';
import { ReviewSummaryType, SocialLinksType } from '../agents/schema-types.ts';
import { CompanyType } from '../companies/schema.ts';
import { companyOf } from '../companies/store.ts';
import { builder, type GraphContext, sizeWithin } from '../../../platform/graph/public.ts';
import { Agent, Office } from '../../listings/public.ts';
import { officeProfiles, type OfficeProfile } from './office-profile.ts';

const made = new WeakMap<GraphContext, DataLoader<number, OfficeProfile>>();

function profileLoader(context: GraphContext): DataLoader<number, OfficeProfile> {
  const known = made.get(context);
  if (known) return known;
  const loader = new DataLoader<number, OfficeProfile>(async (ids) => {
    const found = new Map((await officeProfiles(context.database, ids)).map((office) => [office.id, office]));
    return ids.map((id) => found.get(id) ?? new Error(`Office ${id} is missing.`));
  });
  made.set(context, loader);
  return loader;
}

interface Agents {
  readonly total: number;
  readonly results: readonly AgentRecord[];
}
const OfficeAgents = builder.objectRef<Agents>('OfficeAgents').implement({
  description: 'A page of the agents of an office.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [Agent], resolve: ({ results }) => [...results] }),
  }),
});

builder.objectFields(Office, (t) => ({
  address: t.string({
    nullable: true,
    description: 'Street address in one line.',
    resolve: async ({ id }, _, context) => (await profileLoader(context).load(id)).address,
  }),
  about: t.string({
    description: 'Plain text; a blank line begins a paragraph.',
    resolve: async ({ id }, _, context) => (await profileLoader(context).load(id)).about,
  }),
  socialLinks: t.field({
    type: SocialLinksType,
    description: 'Its social media pages and website.',
    resolve: async ({ id }, _, context) => (await profileLoader(context).load(id)).socialLinks,
  }),
  claimed: t.boolean({
    description: 'Whether the office is claimed; false if it was created by a feed and nobody has claimed it.',
    resolve: async ({ id }, _, context) => (await profileLoader(context).load(id)).claimed,
  }),
  reviewCount: t.int({
    description: 'Published reviews of its agents.',
    resolve: async ({ id }, _, context) => (await profileLoader(context).load(id)).reviewCount,
  }),
  averageRating: t.float({
    nullable: true,
    description: "Stars of its agents' published reviews, one decimal; absent without any.",
    resolve: async ({ id }, _, context) => (await profileLoader(context).load(id)).averageRating,
  }),
  reviewSummary: t.field({
    type: ReviewSummaryType,
    description: "Number and average rating of its agents' published reviews.",
    resolve: async ({ id }, _, { database }) => await officeReviewSummary(database, id),
  }),
  company: t.field({
    type: CompanyType,
    nullable: true,
    description: 'The company that it belongs to; absent for an independent office.',
    async resolve({ id }, _, context) {
      const { company } = await profileLoader(context).load(id);
      return company === null ? null : ((await companyOf(context.database, String(company.id))) ?? null);
    },
  }),
  agents: t.field({
    type: OfficeAgents,
    args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 25 }) },
    description: 'Agents, in the order of the agent search.',
    async resolve({ id }, { skip, take }, context) {
      context.lists.spend();
      const { total, results } = await findAgents(
        context.database,
        {
          name: undefined,
          location: undefined,
          userIds: undefined,
          officeId: id,
          skip: sizeWithin('skip', skip ?? 0, 10_000),
          take: sizeWithin('take', take ?? 25, 100),
        },
        context.now,
      );
      const found = await agentLoaders(context).record.loadMany(results);
      return {
        total,
        results: found.filter((each): each is AgentRecord => each !== null && !(each instanceof Error)),
      };
    },
  }),
}));
