import { enquiryWords, type EnquiryStatus } from '../../features/portal/enquiry.ts';
import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { filledReply } from '../../features/portal/saved-reply.ts';
import { readPortalViewer } from '../../features/portal/who.ts';
import { answer, readEnquiry, setStatus, type EnquiryContent } from './queries.ts';
import { replyValues, withReply } from './reply-values.ts';
import { EnquiryView } from './view.tsx';

const longest = 5000;

/** An enquiry: reading, replying by email, archiving. */
export const enquiryPart: PortalPart<EnquiryContent> = {
  access: 'agent',
  async load({ graph, params: { id = '' } }) {
    if (!/^\d{1,9}$/.test(id)) return { status: 404 };
    const { ownEnquiry, ownReplyTemplates: templates } = await graph.read(readEnquiry, { id });
    return { title: `Enquiry from ${ownEnquiry.name}`, content: { ...ownEnquiry, templates } };
  },
  async submit({ graph, params: { id = '' } }, { form, fields, keyFor }) {
    const here = (done: string) => ({ location: `/agent-portal/enquiries/${id}?done=${done}` });
    if (form === 'status') {
      const status = textOf(fields, 'to');
      if (!Object.hasOwn(enquiryWords, status))
        throw new NotTaken({}, 'We couldn’t change the status. Refresh the page and try again.');
      await graph.write(setStatus, { id, status: status as EnquiryStatus });
      return here(status);
    }
    if (textOf(fields, 'insert') === 'yes') {
      // Without script: the form comes back with the reply in it.
      const [{ ownEnquiry, ownReplyTemplates }, who] = await Promise.all([
        graph.read(readEnquiry, { id }),
        readPortalViewer(graph),
      ]);
      const template = ownReplyTemplates.find((each) => each.id === textOf(fields, 'template'));
      if (!template) throw new NotTaken({ template: 'Choose a saved reply.' });
      const inserted = filledReply(template.text, replyValues(ownEnquiry, who));
      throw new NotTaken({}, '', { ...fields, text: withReply(textOf(fields, 'text'), inserted) });
    }
    const text = textOf(fields, 'text').trim();
    if (text === '') throw new NotTaken({ text: 'Write your reply.' });
    if (text.length > longest) throw new NotTaken({ text: `Your reply can be up to ${longest} characters.` });
    await graph.write(answer, { id, text, key: keyFor('answer', { id, text }) });
    return here('sent');
  },
  labels: { text: 'Your reply', template: 'Saved reply' },
  done: {
    sent: 'Reply sent.',
    closed: 'Closed.',
    read: 'Marked as read.',
    new: 'Marked as new.',
    answered: 'Marked as replied.',
  },
  View: EnquiryView,
};
