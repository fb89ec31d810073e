import { createBrowserArea } from '@verandah/areas/browser';
import { area } from '../area.ts';
import { fetchFirstParts } from './pages/listing/lazy-parts.tsx';
import { pages } from './pages.ts';

const made = createBrowserArea(area, pages);

export const { version, mount, unmount, prepare, show } = made;

/**
 * The form is there before the page is interactive: the server's HTML of it then stays as it is. The other lower parts
 * wait for somebody to be there.
 */
export const bootstrap: typeof made.bootstrap = async (props) => {
  await Promise.all([made.bootstrap(props), fetchFirstParts()]);
};
