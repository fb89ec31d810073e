export { createBrowserArea } from './create-browser-area.tsx';
export { createFragments, type FragmentView } from './create-fragments.tsx';
export { preparePage } from './prepare-page.ts';
export { AreaTree } from '../tree/area-tree.tsx';
