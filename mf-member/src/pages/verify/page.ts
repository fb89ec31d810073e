import { deferredPage } from '@verandah/areas';
import type { VerifyData } from './data.ts';

/**
 * The page of a sign-up mail's link. Its secret is behind the #, which no server sees: without script it is pasted.
 */
export const verifyPage = deferredPage<VerifyData>({
  name: 'verify',
  routes: ['/sign-up/verify'],
  takesForms: true,
  script: async () => (await import(/* webpackChunkName: "member-verify" */ './script.ts')).verifyScript,
});
