export { loadQueue as load } from './load.ts';
export { QueueView as View } from './view.tsx';
