import { deferredPage } from '@verandah/areas';
import type { QuestionsData } from './data.ts';

/** Indexes of questions: of all locations, of one, of a topic. */
export const questionsPage = deferredPage<QuestionsData>({
  name: 'questions',
  routes: ['/questions', '/questions/in/:location', '/questions/topic/:topic'],
  staysMounted: true,
  script: () => import(/* webpackChunkName: "community-questions" */ './load.ts'),
});
