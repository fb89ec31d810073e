import { deferredPage } from '@verandah/areas';
import type { ForgotData } from './view.tsx';

/** Requests an email with a link for a new password. */
export const forgotPage = deferredPage<ForgotData>({
  name: 'forgot',
  routes: ['/sign-in/forgot'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-forgot" */ './load.ts'),
});
