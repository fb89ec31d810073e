export { FilterDrawer } from './filter-drawer.tsx';
export { QuickFilter } from './quick-filter.tsx';
