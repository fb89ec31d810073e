export { loadAuthor as load } from './load.ts';
export { AuthorView as View } from './view.tsx';
