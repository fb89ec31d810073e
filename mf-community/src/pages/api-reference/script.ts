export { loadApiReference as load } from './load.ts';
export { ApiReferenceView as View } from './view.tsx';
