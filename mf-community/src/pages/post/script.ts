export { loadPost as load } from './load.ts';
export { PostView as View } from './view.tsx';
