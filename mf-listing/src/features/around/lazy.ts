import { lazyView } from '@verandah/areas';
import '@verandah/design/charts.css';
import '../prices/prices.module.css';
import '../schools/schools.module.css';
import '../topics/topics.module.css';
import './around.module.css';

/** The place around a home; its styles come with the page, which the server draws with it. */
export const lazyAround = lazyView(async () => (await import('./around.tsx')).Around);
