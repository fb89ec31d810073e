import { partView } from '@verandah/areas';
import { lazy } from 'react';

// Styles are imported with the page: without script the panel is rendered without its code.
// Filters are half of this page's script, and most visits never open them: they are loaded on demand.

/** Loads the drawer in advance. */
export const fetchDrawer = () => import('./filter-drawer.tsx');

export const LazyDrawer = partView('the filters', async () => (await fetchDrawer()).FilterDrawer);

type PanelModule = typeof import('./filter-panel.tsx');
let panel: PanelModule | undefined;

/** Must resolve before a page with the panel is rendered on the server, because rendering does not wait. */
export const fetchPanel = async (): Promise<void> => {
  panel = await import('./filter-panel.tsx');
};

const shape = (module: PanelModule) => ({ default: module.FilterPanel });
/** A promise-like value that resolves synchronously, for a module that is already loaded. */
const atOnce = <Value>(value: Value) => ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value>;

export const LazyPanel = lazy(() => (panel ? atOnce(shape(panel)) : import('./filter-panel.tsx').then(shape)));
