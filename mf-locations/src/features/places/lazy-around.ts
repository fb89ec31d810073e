import { lazyView } from '@verandah/areas';
import '@verandah/design/avatar.css';
import '@verandah/design/person-strip.css';
import '../browse/link-list.module.css';
import '../browse/place-list.module.css';
import './around.module.css';

/** Agents, streets, schools and suburbs around: links that need no script. */
export const lazyAround = lazyView(async () => (await import('./around.tsx')).Around);
