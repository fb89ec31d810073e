import { partView } from '@verandah/areas';
import { lazy } from 'react';

// The styles above come with the page: without script the panel is drawn without its code.
// The filters are half of this page's script and most visits never open them: they come when someone reaches for them.

/** Loads the drawer in advance. */
export const fetchDrawer = () => import('./filter-drawer.tsx');

export const LazyDrawer = partView('The filters', async () => (await fetchDrawer()).FilterDrawer);

type PanelModule = typeof import('./filter-panel.tsx');
let panel: PanelModule | undefined;

/** Must have come to an end before a page that holds the panel is drawn on the server, which waits for nothing. */
export const fetchPanel = async (): Promise<void> => {
  panel = await import('./filter-panel.tsx');
};

const shape = (module: PanelModule) => ({ default: module.FilterPanel });
/** Answers at once what has been fetched. */
const atOnce = <Value>(value: Value) => ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value>;

export const LazyPanel = lazy(() => (panel ? atOnce(shape(panel)) : import('./filter-panel.tsx').then(shape)));
