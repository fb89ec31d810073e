export { loadAccount as load } from './load.ts';
export { submitAccount as submit } from './submit.ts';
export { AccountView as View } from './view.tsx';
