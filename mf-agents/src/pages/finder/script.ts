// Agents and offices by name or place.
export { loadFinder as load } from './load.ts';
export { FinderView as View } from './view.tsx';
