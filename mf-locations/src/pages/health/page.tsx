import { definePage } from '@verandah/areas';
import type { HomeData } from '../home/data.ts';
import { loadHome } from '../home/load.ts';
import { HomeView } from '../home/view.tsx';

/** What a release is tried with before it serves anyone. */
export const healthPage = definePage<HomeData>({
  name: 'health', routes: ['/locations/health-check'], View: HomeView,
  async load(request) {
    const loaded = await loadHome(request);
    return loaded.status === 200 ? { ...loaded, head: { title: 'Health check', noIndex: true } } : loaded;
  },
});
