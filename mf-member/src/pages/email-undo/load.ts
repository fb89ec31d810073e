import type { Loaded, PageRequest } from '@verandah/areas';
import { checkLink } from '../../features/form/link-form.tsx';
import { submitting } from '../../features/form/submitting.ts';
import type { EmailUndoData } from './view.tsx';
import { undoEmail } from './undo.ts';

export { EmailUndoView as View } from './view.tsx';

export const load = ({ url }: PageRequest): Promise<Loaded<EmailUndoData>> =>
  Promise.resolve({
    status: 200,
    data: { fields: { token: '' }, problems: {}, done: url.searchParams.has('done') },
    head: { title: 'This wasn’t me | Verandah', noIndex: true },
  });

/** Handles the form sent without script. */
export const submit = submitting<'token', EmailUndoData>({
  load,
  names: ['token'],
  check: checkLink,
  send: undoEmail,
  next: () => '/account/email/undo?done=1',
});
