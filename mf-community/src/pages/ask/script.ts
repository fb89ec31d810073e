export { loadAsk as load, submitAsk as submit } from './load.ts';
export { AskView as View } from './view.tsx';
