import { definePage } from '@verandah/areas';
import type { FinderData } from './data.ts';
import { loadFinder } from './load.ts';
import { FinderView } from './view.tsx';

/** Agents and offices by name or place. */
export const finderPage = definePage<FinderData>({ name: 'finder', routes: ['/agent-finder'], staysMounted: true, load: loadFinder, View: FinderView });
