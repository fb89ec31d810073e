export { loadDrafts as load } from './load.ts';
export { DraftsView as View } from './view.tsx';
