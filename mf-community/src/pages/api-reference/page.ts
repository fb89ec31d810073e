import { deferredPage } from '@verandah/areas';

/** The reference of the API, drawn from its OpenAPI document. */
export const apiReferencePage = deferredPage<null>({
  name: 'api-reference',
  routes: ['/developers/reference'],
  script: () => import(/* webpackChunkName: "community-api-reference" */ './load.ts'),
});
