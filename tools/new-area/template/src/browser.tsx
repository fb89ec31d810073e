import { createBrowserArea } from '@verandah/areas/browser';
import { area } from '../area.ts';
import { pages } from './pages.ts';

export const { version, bootstrap, mount, unmount, prepare, show } = createBrowserArea(area, pages);
