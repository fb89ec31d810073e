import { deferredPage } from '@verandah/areas';
import type { EditData } from './view.tsx';

/** The page to edit or delete an own post. */
export const editPage = deferredPage<EditData>({
  name: 'edit',
  routes: ['/questions/edit/:kind/:id'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "community-edit" */ './load.ts'),
});
