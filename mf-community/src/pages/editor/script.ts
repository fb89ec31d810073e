export { loadEditor as load, submitEditor as submit } from './load.ts';
export { EditorView as View } from './view.tsx';
