import { deferredPage } from '@verandah/areas';
import type { EmailAlertData } from './view.tsx';

/**
 * Requests an alert by email without an account: the form of the Create alert dialog, as a page that needs no script.
 */
export const emailAlertPage = deferredPage<EmailAlertData>({
  name: 'email-alert',
  routes: ['/alerts/email'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-email-alert" */ './load.ts'),
});
