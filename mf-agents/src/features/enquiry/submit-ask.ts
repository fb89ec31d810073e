import type { FormFields, PageRequest } from '@verandah/areas';
import { GraphError } from '@verandah/graph';
import { askFields, checkAsk, readAsk, type EnquiryStart } from './fields.ts';
import { sendAsk, type AskTarget } from './send-ask.ts';

/** An enquiry that was sent without script: null when it was received, else what the page begins with. */
export async function submitAsk(
  { url, graph, now }: PageRequest,
  form: FormFields,
  target: AskTarget,
): Promise<EnquiryStart | null> {
  const kind = readAsk(url);
  const fields = askFields(form);
  const problems = checkAsk(kind, fields);
  if (Object.keys(problems).length > 0) return { kind, fields, problems, state: 'idle' };
  try {
    // With the day in it, Back and Send does not send twice, and the same words can be sent another day.
    const refused = await sendAsk(graph, target, kind, fields, new Date(now).toISOString().slice(0, 10));
    return Object.keys(refused).length > 0 ? { kind, fields, problems: refused, state: 'idle' } : null;
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return { kind, fields, problems: {}, state: 'failed' };
  }
}
