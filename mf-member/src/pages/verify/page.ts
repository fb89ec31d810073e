import { deferredPage } from '@verandah/areas';
import type { VerifyData } from './data.ts';

/**
 * Where the mail of a sign-up leads. Its secret stands behind the #, which no server sees: without script it is pasted.
 */
export const verifyPage = deferredPage<VerifyData>({
  name: 'verify',
  routes: ['/sign-up/verify'],
  takesForms: true,
  script: async () => (await import(/* webpackChunkName: "member-verify" */ './script.ts')).verifyScript,
});
