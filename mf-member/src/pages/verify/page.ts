import { deferredPage } from '@verandah/areas';
import type { VerifyData } from './data.ts';

/**
 * The page behind a sign-up email's link. Its secret is behind the #, which servers never see: without script it must
 * be pasted.
 */
export const verifyPage = deferredPage<VerifyData>({
  name: 'verify',
  routes: ['/sign-up/verify'],
  takesForms: true,
  script: async () => (await import(/* webpackChunkName: "member-verify" */ './script.ts')).verifyScript,
});
