import { deferredPage } from '@verandah/areas';
import type { ConnectData } from './data.ts';

/** Where a member allows an application to act for them; without a request it says what went wrong. */
export const connectPage = deferredPage<ConnectData>({
  name: 'connect',
  routes: ['/account/connect', '/account/connect/:uid'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-connect" */ './load.ts'),
});
