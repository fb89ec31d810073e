import { memberCaller, once } from '../../../../platform/idempotency/public.ts';
import { builder, numericId } from '../../../../platform/graph/public.ts';
import { notFound } from '../../../../platform/problems/public.ts';
import type { ReplyTemplate } from './reply-template-store.ts';
import { deleteTemplate, ownTemplates, saveTemplate } from './reply-templates.ts';

const Template = builder.objectRef<ReplyTemplate>('ReplyTemplate').implement({
  description: 'A reply to enquiries that an agent has saved to use again.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: "Name in the agent's list." }),
    text: t.exposeString('text', { description: 'With placeholders such as {name}, which the portal fills in.' }),
  }),
});
const TemplateInput = builder.inputType('ReplyTemplateInput', {
  description: 'A reply to enquiries to use again.',
  fields: (t) => ({
    name: t.string({ required: true, description: "Name in the agent's list." }),
    text: t.string({
      required: true,
      description: 'The reply; placeholders such as {name} are filled in by the portal.',
    }),
  }),
});

function idOf(id: string | number): number {
  const number = numericId(id);
  if (number === undefined) throw notFound('saved reply');
  return number;
}

builder.queryField('ownReplyTemplates', (t) =>
  t.field({
    type: [Template],
    description: 'Saved replies of the agent who calls, by name; at most 50.',
    resolve: (_, __, { database, viewer }) => ownTemplates(database, viewer),
  }),
);
builder.mutationFields((t) => ({
  saveReplyTemplate: t.field({
    type: Template,
    description: 'Saves a reply of the calling agent to use again.',
    args: {
      id: t.arg.id({ description: 'Of the one that is changed; absent for a new one.' }),
      input: t.arg({ type: TemplateInput, required: true, description: 'The reply and its name.' }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    resolve: (_, { id, input, idempotencyKey }, { database, viewer }) => {
      const known = id === null || id === undefined ? null : idOf(id);
      return once(
        database,
        memberCaller(viewer),
        idempotencyKey ?? undefined,
        'saveReplyTemplate',
        { id: known, input },
        (own) => saveTemplate(own, viewer, known, { ...input }),
      );
    },
  }),
  deleteReplyTemplate: t.boolean({
    description: 'Deletes a saved reply of the calling agent; true when it is gone.',
    args: { id: t.arg.id({ required: true, description: 'Id of the saved reply.' }) },
    async resolve(_, { id }, { database, viewer }) {
      await deleteTemplate(database, viewer, idOf(id));
      return true;
    },
  }),
}));
