import { createBrowserArea } from '@verandah/areas/browser';
import { area } from '../area.ts';
import { fetchParts } from './pages/listing/later-parts.tsx';
import { pages } from './pages.ts';

const made = createBrowserArea(area, pages);

export const { version, mount, unmount, prepare, show } = made;

/** The lower parts of the page are there before it answers: what the server drew of them then stands as it is. */
export const bootstrap: typeof made.bootstrap = async (props) => { await Promise.all([made.bootstrap(props), fetchParts()]); };
