import { lazyView } from '@verandah/areas';
import '@verandah/design/carousel.css';
import '@verandah/design/listing-card.css';
import './strip.module.css';

/** Cards of homes at the end of a page; their styles come with the page, which the server draws with them. */
export const lazyStrips = lazyView(async () => (await import('./strips.tsx')).Strips);
