// An agent: profile and tabs. One instance serves all tabs.
export { loadProfile as load } from './load.ts';
export { submitProfile as submit } from './submit.ts';
export { ProfileView as View } from './view.tsx';
