import { deferredPage } from '@verandah/areas';
import type { ForgotData } from './data.ts';

/** Requests an email with a link for a new password. */
export const forgotPage = deferredPage<ForgotData>({
  name: 'forgot',
  routes: ['/sign-in/forgot'],
  takesForms: true,
  script: async () => (await import(/* webpackChunkName: "member-forgot" */ './script.ts')).forgotScript,
});
