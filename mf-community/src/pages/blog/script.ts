export { loadBlog as load } from './load.ts';
export { BlogView as View } from './view.tsx';
