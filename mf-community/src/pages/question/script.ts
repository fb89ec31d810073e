export { loadQuestion as load } from './load.ts';
export { submitQuestion as submit } from './submit.ts';
export { QuestionView as View } from './view.tsx';
