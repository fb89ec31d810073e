import { builder, numericId } from '../../../../platform/graph/public.ts';
import { notFound } from '../../../../platform/problems/public.ts';
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
  description: 'An invitation to be an agent of an office.',
  fields: (t) => ({
    officeId: t.exposeID('officeId', { description: 'Id of the office.' }),
    officeName: t.exposeString('officeName', { description: 'Name of the office.' }),
    email: t.exposeString('email', { description: 'Email address that was invited.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the invitation expires.' }),
  }),
});

function idOf(id: string | number, what: string): number {
  const number = numericId(id);
  if (number === undefined) throw notFound(what);
  return number;
}

builder.queryFields((t) => ({
  officeInvites: t.field({
    type: [InviteType],
    args: { officeId: t.arg.id({ required: true, description: 'Id of the office.' }) },
    description: 'Invitations that nobody has accepted yet; for agents of the office and admins.',
    resolve: (_, { officeId }, { database, viewer }) =>
      listInvites(database, viewer, idOf(officeId, 'office of yours')),
  }),
  officeInvite: t.field({
    type: InviteType,
    args: { token: t.arg.string({ required: true, description: 'The secret from the link in the invitation.' }) },
    description: 'What the link of an invitation is about.',
    resolve: (_, { token }, { database }) => readInvite(database, token),
  }),
}));

builder.mutationFields((t) => ({
  addOfficeInvite: t.field({
    type: InviteType,
    args: {
      officeId: t.arg.id({ required: true, description: 'Id of the office.' }),
      email: t.arg.string({ required: true, description: 'Email address of the agent.' }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    description: 'Invites an agent by email; a new invitation replaces an older one.',
    resolve: (_, { officeId, email, idempotencyKey }, { database, viewer, publicUrl }) =>
      inviteAgent(
        database,
        viewer,
        publicUrl,
        idOf(officeId, 'office of yours'),
        { email },
        idempotencyKey ?? undefined,
      ),
  }),
  deleteOfficeInvite: t.boolean({
    description: "Ends an open invitation to an office; true when it is gone. For the office's admins.",
    args: {
      officeId: t.arg.id({ required: true, description: 'Id of the office.' }),
      email: t.arg.string({ required: true, description: 'Email address that was invited.' }),
    },
    async resolve(_, { officeId, email }, { database, viewer }) {
      await withdrawInvite(database, viewer, idOf(officeId, 'office of yours'), email);
      return true;
    },
  }),
  acceptOfficeInvite: t.id({
    args: {
      token: t.arg.string({ required: true, description: 'The secret from the link in the invitation.' }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    description:
      "Makes the caller the agent that the feed knows by the invited address, or a new one; returns the agent's id.",
    resolve: async (_, { token, idempotencyKey }, { database, viewer }) =>
      String((await acceptInvite(database, viewer, token, idempotencyKey ?? undefined)).agentId),
  }),
  leaveOffice: t.id({
    description: "Ends the caller's role as an agent; returns the agent's id.",
    resolve: async (_, __, { database, viewer }) => String((await leaveOffice(database, viewer)).agentId),
  }),
  removeOfficeAgent: t.id({
    args: { agentId: t.arg.id({ required: true, description: 'Id of the agent.' }) },
    description: 'Removes an agent from their office; returns the id of the agent. For admins.',
    resolve: async (_, { agentId }, { database, viewer }) =>
      String((await removeAgent(database, viewer, idOf(agentId, 'agent'))).agentId),
  }),
}));
