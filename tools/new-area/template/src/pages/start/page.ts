import { definePage } from '@verandah/areas';
import { area } from '../../../area.ts';
import type { StartData } from './data.ts';
import { loadStart } from './load.ts';
import { StartView } from './view.tsx';

/** The area's first page. */
export const startPage = definePage<StartData>({
  name: 'start',
  routes: area.routes,
  View: StartView,
  load: loadStart,
});
