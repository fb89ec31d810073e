import { deferredPage } from '@verandah/areas';
import type { EmailAlertData } from './data.ts';

/** Requests an alert by email without an account: what the Create alert dialog offers, as a page for readers without script. */
export const emailAlertPage = deferredPage<EmailAlertData>({
  name: 'email-alert',
  routes: ['/alerts/email'],
  takesForms: true,
  script: async () => (await import(/* webpackChunkName: "member-email-alert" */ './script.ts')).emailAlertScript,
});
