export { loadYours as load } from './load.ts';
export { YoursView as View } from './view.tsx';
