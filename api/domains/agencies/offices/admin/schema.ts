import { builder, numericId, pageWithin } from '../../../../platform/graph/public.ts';
import { Office, type OfficeView } from '../../../listings/public.ts';
import { memberCaller, once } from '../../../../platform/idempotency/public.ts';
import { notFound } from '../../../../platform/problems/public.ts';
import {
  admin,
  changeRole,
  createOffice,
  endFeedKeys,
  giveFeedKey,
  provenAdmin,
  provenFeedKeyManager,
  unclaimedOffices,
} from './rules.ts';

const OfficeInputType = builder.inputType('OfficeInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    agentId: t.string({ description: 'agentID of its REAXML feed' }),
    phone: t.string(),
    email: t.string(),
    address: t.string(),
    suburb: t.string({ description: 'slug' }),
    companyId: t.int(),
  }),
});
const MemberRole = builder.enumType('MemberRole', { values: ['member', 'admin'] as const });

function idOf(id: string | number): number {
  const number = numericId(id);
  if (number === undefined) throw notFound('office');
  return number;
}

interface Unclaimed {
  readonly total: number;
  readonly results: readonly OfficeView[];
}
const UnclaimedOffices = builder.objectRef<Unclaimed>('UnclaimedOffices').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [Office], resolve: ({ results }) => [...results] }),
  }),
});

builder.queryField('unclaimedOffices', (t) =>
  t.field({
    type: UnclaimedOffices,
    args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 25 }) },
    description: 'Offices that a feed has made and nobody has taken over, those with most on offer first. For admins.',
    async resolve(_, page, { database, viewer, listings }) {
      admin(viewer);
      const { total, results } = await unclaimedOffices(database, pageWithin(page));
      const offices = await listings.office.loadMany(results.map(({ id }) => id));
      return { total, results: offices.filter((each): each is OfficeView => !(each instanceof Error)) };
    },
  }),
);

builder.mutationFields((t) => ({
  addOffice: t.field({
    type: Office,
    args: {
      input: t.arg({ type: OfficeInputType, required: true }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    description: 'For admins.',
    resolve: (_, { input, idempotencyKey }, { database, viewer }) => {
      admin(viewer);
      return once(database, memberCaller(viewer), idempotencyKey ?? undefined, 'addOffice', input, (own) =>
        createOffice(own, { ...input }),
      );
    },
  }),
  addFeedKey: t.string({
    args: { officeId: t.arg.id({ required: true }) },
    description:
      "A new key of the office's feed, returned once. For the office's own admins and those of the site, who have shown lately who they are.",
    resolve: async (_, { officeId }, context) => {
      const by = await provenFeedKeyManager(context.database, context.viewer, idOf(officeId));
      return (await giveFeedKey(context, by, idOf(officeId))).key;
    },
  }),
  endFeedKeys: t.int({
    args: { officeId: t.arg.id({ required: true }) },
    description: 'Ends every feed key of the office; returns how many. For admins who have shown lately who they are.',
    resolve: async (_, { officeId }, context) => {
      const by = await provenAdmin(context.database, context.viewer);
      return (await endFeedKeys(context, by, idOf(officeId))).ended;
    },
  }),
  setMemberRole: t.field({
    type: MemberRole,
    args: { email: t.arg.string({ required: true }), role: t.arg({ type: MemberRole, required: true }) },
    description: 'For admins who have shown lately who they are. Both get a mail.',
    resolve: async (_, { email, role }, context) => {
      const by = await provenAdmin(context.database, context.viewer);
      return (await changeRole(context, by, email, role)).role;
    },
  }),
}));
