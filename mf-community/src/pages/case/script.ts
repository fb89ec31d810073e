export { loadCase as load, submitCase as submit } from './load.ts';
export { CasePageView as View } from './view.tsx';
