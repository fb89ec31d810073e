import { definePage } from '@verandah/areas';
import { HistoryView } from './view.tsx';

/** What this browser's visitor looked at and asked about: kept in the browser, so the server draws it empty. */
export const historyPage = definePage<object>({
  name: 'history',
  routes: ['/user-history'],
  View: HistoryView,
  load: () =>
    Promise.resolve({
      status: 200,
      data: {},
      head: { title: 'Homes you looked at | Verandah', canonical: '/user-history', noIndex: true },
    }),
});
