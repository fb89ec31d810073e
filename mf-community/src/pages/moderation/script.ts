export { loadQueue as load, submitQueue as submit } from './load.ts';
export { QueueView as View } from './view.tsx';
