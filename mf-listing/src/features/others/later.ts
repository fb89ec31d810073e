import { laterView } from '@verandah/areas';
import '@verandah/design/carousel.css';
import '@verandah/design/listing-card.css';
import './others.module.css';

/** Cards of other listings; their styles come with the page, which the server draws with them. */
export const laterBeside = laterView(async () => (await import('./beside.tsx')).Beside);
