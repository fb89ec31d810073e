import { definePage } from '@verandah/areas';
import { HistoryView } from './view.tsx';

/**
 * The viewed and enquired homes of this browser's visitor. They are stored in the browser, so the server renders the
 * page empty.
 */
export const historyPage = definePage<object>({
  name: 'history',
  routes: ['/user-history'],
  View: HistoryView,
  load: () =>
    Promise.resolve({
      status: 200,
      data: {},
      head: { title: 'Recently viewed homes | Verandah', canonical: '/user-history', noIndex: true },
    }),
});
