import { deferredPage } from '@verandah/areas';
import type { QuestionData } from './data.ts';

/** A question with its answers. Hidden questions have an address for their authors and moderators. */
export const questionPage = deferredPage<QuestionData>({
  name: 'question',
  routes: ['/question/:uri', '/questions/hidden/:uri'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "community-question" */ './script.ts'),
});
