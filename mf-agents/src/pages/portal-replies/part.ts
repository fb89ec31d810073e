import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { unknownPlaceholders } from '../../features/portal/saved-reply.ts';
import { deleteTemplate, readTemplates, saveTemplate, type ReplyTemplate } from './queries.ts';
import { RepliesView } from './view.tsx';

/** The agent's saved replies: new ones, changes, deletion. */
export const repliesPart: PortalPart<readonly ReplyTemplate[]> = {
  access: 'agent',
  async load({ graph }) {
    const { ownReplyTemplates } = await graph.read(readTemplates, {});
    return { title: 'Saved replies', content: ownReplyTemplates };
  },
  async submit({ graph }, { form, fields, keyFor }) {
    const here = (done: string) => ({ location: `/agent-portal/replies?done=${done}` });
    const id = /^reply-(\d{1,9})$/.exec(form)?.[1] ?? null;
    if (id !== null && textOf(fields, 'delete') === 'yes') {
      await graph.write(deleteTemplate, { id });
      return here('deleted');
    }
    const input = { name: textOf(fields, 'name').trim(), text: textOf(fields, 'text').trim() };
    const [unknown] = unknownPlaceholders(input.text);
    const problems = {
      ...(input.name === '' && { name: 'Enter a name to find it by.' }),
      ...(input.text === '' && { text: 'Write the reply.' }),
      ...(unknown !== undefined && { text: `We don’t recognise ${unknown}. Check the spelling.` }),
    };
    if (Object.keys(problems).length > 0) throw new NotTaken(problems);
    await graph.write(saveTemplate, { id, input, key: keyFor('template', { id, input }) });
    return here('saved');
  },
  labels: { name: 'Name', text: 'Reply' },
  done: { saved: 'Reply saved.', deleted: 'Reply deleted.' },
  View: RepliesView,
};
