import { definePage } from '@verandah/areas';
import type { QuestionsData } from './data.ts';
import { loadQuestions } from './load.ts';
import { QuestionsView } from './view.tsx';

/** Indexes of questions: of all places and of one. */
export const questionsPage = definePage<QuestionsData>({ name: 'questions', routes: ['/questions', '/questions/in/:location'], load: loadQuestions, View: QuestionsView });
