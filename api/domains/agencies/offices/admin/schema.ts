import { builder, pageWithin, withDescriptions } from '../../../../platform/graph/public.ts';
import { Office, presentOf, type OfficeView } from '../../../listings/public.ts';
import { memberCaller, runOnce } from '../../../../platform/idempotency/public.ts';
import { parseId } from '../../../../platform/parse-id.ts';
import {
  requireAdmin,
  changeRole,
  createOffice,
  endFeedKeys,
  giveFeedKey,
  provenAdmin,
  provenFeedKeyManager,
  unclaimedOffices,
} from './rules.ts';

const OfficeInputType = builder.inputType('OfficeInput', {
  description: 'An office to create.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the office.' }),
    agentId: t.string({ description: 'The agentID of its REAXML feed.' }),
    phone: t.string({ description: 'Phone number.' }),
    email: t.string({ description: 'Email address.' }),
    address: t.string({ description: 'Street address in one line.' }),
    suburb: t.string({ description: 'Slug of the suburb.' }),
    companyId: t.int({ description: 'ID of the company that it belongs to.' }),
  }),
});
const MemberRole = builder.enumType('MemberRole', {
  description: "A member's role on the site.",
  values: withDescriptions(['member', 'admin'] as const, {
    admin: 'An admin of the site.',
    member: 'A regular member.',
  }),
});

interface Unclaimed {
  readonly total: number;
  readonly results: readonly OfficeView[];
}
const UnclaimedOffices = builder.objectRef<Unclaimed>('UnclaimedOffices').implement({
  description: 'A page of offices that nobody has claimed.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [Office], resolve: ({ results }) => [...results] }),
  }),
});

builder.queryField('unclaimedOffices', (t) =>
  t.field({
    type: UnclaimedOffices,
    args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 25 }) },
    description: 'Unclaimed offices created by feeds, those with the most current listings first. For admins.',
    async resolve(_, page, { database, viewer, listings }) {
      requireAdmin(viewer);
      const { total, results } = await unclaimedOffices(database, pageWithin(page));
      const offices = await presentOf(
        listings.office,
        results.map(({ id }) => id),
      );
      return { total, results: offices };
    },
  }),
);

builder.mutationFields((t) => ({
  addOffice: t.field({
    type: Office,
    args: {
      input: t.arg({ type: OfficeInputType, required: true, description: 'The office.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description: 'Creates an office. For admins.',
    resolve: (_, { input, idempotencyKey }, { database, viewer }) => {
      requireAdmin(viewer);
      return runOnce(database, memberCaller(viewer), idempotencyKey ?? undefined, 'addOffice', input, (own) =>
        createOffice(own, { ...input }),
      );
    },
  }),
  addFeedKey: t.string({
    args: { officeId: t.arg.id({ required: true, description: 'ID of the office.' }) },
    description:
      "Creates a key for the office's feed; the key is returned only once. For the office's own admins and those of the site who re-authenticated recently.",
    resolve: async (_, { officeId }, context) => {
      const by = await provenFeedKeyManager(context.database, context.viewer, parseId(officeId, 'office'));
      return (await giveFeedKey(context, by, parseId(officeId, 'office'))).key;
    },
  }),
  endFeedKeys: t.int({
    args: { officeId: t.arg.id({ required: true, description: 'ID of the office.' }) },
    description: 'Revokes all feed keys of the office. Returns their number. For admins who re-authenticated recently.',
    resolve: async (_, { officeId }, context) => {
      const by = await provenAdmin(context.database, context.viewer);
      return (await endFeedKeys(context, by, parseId(officeId, 'office'))).ended;
    },
  }),
  setMemberRole: t.field({
    type: MemberRole,
    args: {
      email: t.arg.string({ required: true, description: 'Email address of the member.' }),
      role: t.arg({ type: MemberRole, required: true, description: 'The new role.' }),
    },
    description:
      "Changes a member's role. For admins who re-authenticated recently. The member and the admin are notified by email.",
    resolve: async (_, { email, role }, context) => {
      const by = await provenAdmin(context.database, context.viewer);
      return (await changeRole(context, by, email, role)).role;
    },
  }),
}));
