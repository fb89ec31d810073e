import { builder } from '../../graphql/builder.ts';
import { numericId } from '../../graphql/errors.ts';
import { Office } from '../../listings/schema/listing-parts.ts';
import { notFound } from '../../refusal.ts';
import { admin, changeRole, createOffice, endFeedKeys, giveFeedKey } from './rules.ts';

const OfficeInputType = builder.inputType('OfficeInput', {
  fields: (t) => ({
    name: t.string({ required: true }), agentId: t.string({ description: 'agentID of its REAXML feed' }), phone: t.string(), email: t.string(), address: t.string(),
    suburb: t.string({ description: 'slug' }), companyId: t.int(),
  }),
});
const MemberRole = builder.enumType('MemberRole', { values: ['member', 'admin'] as const });

function idOf(id: string | number): number {
  const number = numericId(id);
  if (number === undefined) throw notFound('office');
  return number;
}

builder.mutationFields((t) => ({
  addOffice: t.field({
    type: Office, args: { input: t.arg({ type: OfficeInputType, required: true }) }, description: 'For admins.',
    resolve: (_, { input }, { database, viewer }) => { admin(viewer); return createOffice(database, { ...input }); },
  }),
  addFeedKey: t.string({
    args: { officeId: t.arg.id({ required: true }) }, description: 'A new key of the office\'s feed, told once. For admins.',
    resolve: async (_, { officeId }, { database, viewer }) => { admin(viewer); return (await giveFeedKey(database, idOf(officeId))).key; },
  }),
  endFeedKeys: t.int({
    args: { officeId: t.arg.id({ required: true }) }, description: 'Ends every feed key of the office; answers how many. For admins.',
    resolve: async (_, { officeId }, { database, viewer }) => { admin(viewer); return (await endFeedKeys(database, idOf(officeId))).ended; },
  }),
  setMemberRole: t.field({
    type: MemberRole, args: { email: t.arg.string({ required: true }), role: t.arg({ type: MemberRole, required: true }) }, description: 'For admins.',
    resolve: async (_, { email, role }, { database, viewer }) => { admin(viewer); return (await changeRole(database, email, role)).role; },
  }),
}));
