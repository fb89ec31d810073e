import { lazyView } from '@verandah/areas';
import '@verandah/design/carousel.css';
import '@verandah/design/listing-card.css';
import './others.module.css';

/** Cards of other listings; their styles come with the page, which the server draws with them. */
export const lazyBeside = lazyView(async () => (await import('./beside.tsx')).Beside);
