export { loadEdit as load, submitEdit as submit } from './load.ts';
export { EditView as View } from './view.tsx';
