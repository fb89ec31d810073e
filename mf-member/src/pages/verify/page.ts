import { deferredPage } from '@verandah/areas';
import type { VerifyData } from './view.tsx';

/**
 * The page behind a sign-up email's link. Its secret is behind the #, which servers never see: without script it must
 * be pasted.
 */
export const verifyPage = deferredPage<VerifyData>({
  name: 'verify',
  routes: ['/sign-up/verify'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-verify" */ './load.ts'),
});
