import { deferredPage } from '@verandah/areas';
import type { EmailUndoData } from './view.tsx';

/**
 * The page behind “This wasn’t me” in an email to the old address. It needs no session. Opening it changes nothing.
 */
export const emailUndoPage = deferredPage<EmailUndoData>({
  name: 'email-undo',
  routes: ['/account/email/undo'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-email-undo" */ './load.ts'),
});
