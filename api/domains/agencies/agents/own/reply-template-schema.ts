import { memberCaller, runOnce } from '../../../../platform/idempotency/public.ts';
import { builder } from '../../../../platform/graph/public.ts';
import { parseId } from '../../../../platform/parse-id.ts';
import type { ReplyTemplate } from './reply-template-store.ts';
import { deleteTemplate, ownTemplates, saveTemplate } from './reply-templates.ts';

const Template = builder.objectRef<ReplyTemplate>('ReplyTemplate').implement({
  description: 'A reusable reply to enquiries that an agent has saved.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: "Name in the agent's list of replies." }),
    text: t.exposeString('text', { description: 'Text with placeholders such as {name}, which the portal fills in.' }),
  }),
});
const TemplateInput = builder.inputType('ReplyTemplateInput', {
  description: 'A reusable reply to enquiries.',
  fields: (t) => ({
    name: t.string({ required: true, description: "Name in the agent's list of replies." }),
    text: t.string({
      required: true,
      description: 'The reply; placeholders such as {name} are filled in by the portal.',
    }),
  }),
});

builder.queryField('ownReplyTemplates', (t) =>
  t.field({
    type: [Template],
    description: 'Saved replies of the calling agent, by name; at most 50.',
    resolve: (_, __, { database, viewer }) => ownTemplates(database, viewer),
  }),
);
builder.mutationFields((t) => ({
  saveReplyTemplate: t.field({
    type: Template,
    description: 'Saves a reusable reply of the calling agent.',
    args: {
      id: t.arg.id({ description: 'ID of the reply to change; omit it for a new one.' }),
      input: t.arg({ type: TemplateInput, required: true, description: 'The reply and its name.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    resolve: (_, { id, input, idempotencyKey }, { database, viewer }) => {
      const known = id === null || id === undefined ? null : parseId(id, 'saved reply');
      return runOnce(
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
    description: 'Deletes a saved reply of the calling agent. Returns true.',
    args: { id: t.arg.id({ required: true, description: 'ID of the saved reply.' }) },
    async resolve(_, { id }, { database, viewer }) {
      await deleteTemplate(database, viewer, parseId(id, 'saved reply'));
      return true;
    },
  }),
}));
