export { loadQuestions as load } from './load.ts';
export { QuestionsView as View } from './view.tsx';
