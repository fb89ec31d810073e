import { deferredPage } from '@verandah/areas';
import type { FormData } from '../../features/form/submitting.ts';

/** The page behind the link of an email to a new address. Its secret is behind the #: without script it is pasted. */
export const emailConfirmPage = deferredPage<FormData<'token'>>({
  name: 'email-confirm',
  routes: ['/account/email'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-email-confirm" */ './load.ts'),
});
