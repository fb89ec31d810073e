import { definePage } from '@verandah/areas';
import type { PlaceData } from './data.ts';
import { fetchParts } from './lazy-parts.tsx';
import { PlacePageView } from './view.tsx';

/** A location's page. The first page has its data already: the loader's script is loaded with the first navigation. */
export const placePage = definePage<PlaceData>({
  name: 'place',
  routes: ['/location/:slug'],
  View: PlacePageView,
  viewed: (data) =>
    data.kind === 'place'
      ? {
          about: 'listing',
          event: {
            pageType: 'location',
            contentType: data.place.type,
            ...(data.place.type === 'suburb' && { locationId: Number(data.place.id) }),
          },
        }
      : undefined,
  async load(request) {
    const [{ loadPlace }] = await Promise.all([import('./load.ts'), fetchParts()]);
    return loadPlace(request);
  },
  async submit(request) {
    const [{ submitPlace }] = await Promise.all([import('./submit.ts'), fetchParts()]);
    return submitPlace(request);
  },
});
