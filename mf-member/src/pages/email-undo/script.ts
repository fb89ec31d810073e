import type { Loaded, PageRequest, PageScript } from '@verandah/areas';
import { checkLink } from '../../features/form/link-form.tsx';
import { submitting } from '../../features/form/submitting.ts';
import type { EmailUndoData } from './data.ts';
import { undoEmail } from './undo.ts';
import { EmailUndoView } from './view.tsx';

const load = ({ url }: PageRequest): Promise<Loaded<EmailUndoData>> =>
  Promise.resolve({
    status: 200,
    data: { fields: { token: '' }, problems: {}, done: url.searchParams.has('done') },
    head: { title: 'This wasn’t me | Verandah', noIndex: true },
  });

export const emailUndoScript: PageScript<EmailUndoData> = {
  load,
  View: EmailUndoView,
  submit: submitting<'token', EmailUndoData>({
    load,
    names: ['token'],
    check: checkLink,
    send: undoEmail,
    next: () => '/account/email/undo?done=1',
  }),
};
