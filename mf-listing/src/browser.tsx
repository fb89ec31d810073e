import { createBrowserArea } from '@verandah/areas/browser';
import { area } from '../area.ts';
import { fetchFirstParts } from './pages/listing/lazy-parts.tsx';
import { pages } from './pages.ts';

const made = createBrowserArea(area, pages);

export const { version, mount, unmount, prepare, show } = made;

/**
 * Loads the form before hydration, so that the server's HTML of it stays unchanged. The other lazy views wait for the
 * visitor's first interaction.
 */
export const bootstrap: typeof made.bootstrap = async (props) => {
  await Promise.all([made.bootstrap(props), fetchFirstParts()]);
};
