export { createBrowserArea } from './create-browser-area.tsx';
export { createFragments, type FragmentView } from './create-fragments.tsx';
