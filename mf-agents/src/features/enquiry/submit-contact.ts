import type { FormFields, PageRequest } from '@verandah/areas';
import { GraphError } from '@verandah/graph';
import { contactFields, checkContact, contactKindOf, type EnquiryStart } from './fields.ts';
import { sendContact, type ContactTarget } from './send-contact.ts';

/** Handles an enquiry sent without script. Null if it was received, else the initial state of the returned form. */
export async function submitContact(
  { url, graph, now }: PageRequest,
  form: FormFields,
  target: ContactTarget,
): Promise<EnquiryStart | null> {
  const kind = contactKindOf(url);
  const fields = contactFields(form);
  const problems = checkContact(kind, fields);
  if (Object.keys(problems).length > 0) return { kind, fields, problems, state: 'idle' };
  try {
    // The key includes the day: Back and Send does not send twice, and the same words can be sent on another day.
    const refused = await sendContact(graph, target, kind, fields, new Date(now).toISOString().slice(0, 10));
    return Object.keys(refused).length > 0 ? { kind, fields, problems: refused, state: 'idle' } : null;
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return { kind, fields, problems: {}, state: 'failed' };
  }
}
