import { builder } from '../../../../platform/graph/public.ts';
import { parseId } from '../../../../platform/parse-id.ts';
import type { Invite } from './store.ts';
import {
  acceptInvite,
  inviteAgent,
  leaveOffice,
  listInvites,
  readInvite,
  removeAgent,
  withdrawInvite,
} from './rules.ts';

const InviteType = builder.objectRef<Invite>('OfficeInvite').implement({
  description: 'An invitation to join an office as an agent.',
  fields: (t) => ({
    officeId: t.exposeID('officeId', { description: 'ID of the office.' }),
    officeName: t.exposeString('officeName', { description: 'Name of the office.' }),
    email: t.exposeString('email', { description: 'Email address that was invited.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the invitation expires.' }),
  }),
});

builder.queryFields((t) => ({
  officeInvites: t.field({
    type: [InviteType],
    args: { officeId: t.arg.id({ required: true, description: 'ID of the office.' }) },
    description: 'Open invitations. For agents of the office and admins.',
    resolve: (_, { officeId }, { database, viewer }) =>
      listInvites(database, viewer, parseId(officeId, 'office of yours')),
  }),
  officeInvite: t.field({
    type: InviteType,
    args: { token: t.arg.string({ required: true, description: 'The secret from the link in the invitation.' }) },
    description: 'Details of an invitation to an office, by the secret in its link.',
    resolve: (_, { token }, { database }) => readInvite(database, token),
  }),
}));

builder.mutationFields((t) => ({
  addOfficeInvite: t.field({
    type: InviteType,
    args: {
      officeId: t.arg.id({ required: true, description: 'ID of the office.' }),
      email: t.arg.string({ required: true, description: 'Email address of the agent.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description: 'Invites an agent by email; a new invitation replaces an older one.',
    resolve: (_, { officeId, email, idempotencyKey }, { database, viewer, publicUrl }) =>
      inviteAgent(
        database,
        viewer,
        publicUrl,
        parseId(officeId, 'office of yours'),
        { email },
        idempotencyKey ?? undefined,
      ),
  }),
  deleteOfficeInvite: t.boolean({
    description: "Withdraws an open invitation to an office. Returns true. For the office's admins.",
    args: {
      officeId: t.arg.id({ required: true, description: 'ID of the office.' }),
      email: t.arg.string({ required: true, description: 'Email address that was invited.' }),
    },
    async resolve(_, { officeId, email }, { database, viewer }) {
      await withdrawInvite(database, viewer, parseId(officeId, 'office of yours'), email);
      return true;
    },
  }),
  acceptOfficeInvite: t.id({
    args: {
      token: t.arg.string({ required: true, description: 'The secret from the link in the invitation.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description:
      "Accepts an office's invitation: links the caller to the agent with the invited address in the office's feed, or creates a new agent. Returns the agent's ID.",
    resolve: async (_, { token, idempotencyKey }, { database, viewer }) =>
      String((await acceptInvite(database, viewer, token, idempotencyKey ?? undefined)).agentId),
  }),
  leaveOffice: t.id({
    description: "Removes the caller from their office and ends their role as an agent. Returns the agent's ID.",
    resolve: async (_, __, { database, viewer }) => String((await leaveOffice(database, viewer)).agentId),
  }),
  removeOfficeAgent: t.id({
    args: { agentId: t.arg.id({ required: true, description: 'ID of the agent.' }) },
    description: 'Removes an agent from their office. Returns the ID of the agent. For admins.',
    resolve: async (_, { agentId }, { database, viewer }) =>
      String((await removeAgent(database, viewer, parseId(agentId, 'agent'))).agentId),
  }),
}));
