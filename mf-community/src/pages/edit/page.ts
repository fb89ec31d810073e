import { deferredPage } from '@verandah/areas';
import type { EditData } from './load.ts';

/** A post of one's own, to be changed or deleted. */
export const editPage = deferredPage<EditData>({
  name: 'edit',
  routes: ['/questions/edit/:kind/:id'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "community-edit" */ './script.ts'),
});
