import { definePage, type Loaded, type PageRequest } from '@verandah/areas';
import type { PlaceData } from '../place/data.ts';
import { fetchParts } from '../place/lazy-parts.tsx';
import { PlacePageView } from '../place/view.tsx';
import { graphql } from '../../graphql.ts';

/** The most popular suburb. */
export const readPopular = graphql(`
  query PopularPlace { locationIndex(type: suburb, sortOrder: popular, take: 1) { results { location { slug } } } }`);

/**
 * The smoke render of a release before it serves anyone: the page of the most popular suburb, so that real data meet
 * the real view.
 */
async function load(request: PageRequest): Promise<Loaded<PlaceData>> {
  const { locationIndex } = await request.graph.read(readPopular, {});
  const slug = locationIndex?.results[0]?.location?.slug;
  await fetchParts();
  const loaded = slug ? await (await import('../place/load.ts')).loadPlace({ ...request, params: { slug } }) : null;
  return {
    status: 200,
    data: loaded?.status === 200 ? loaded.data : { kind: 'unknown' },
    head: { title: 'Health check', noIndex: true },
  };
}

export const healthPage = definePage<PlaceData>({
  name: 'health',
  routes: ['/locations/health-check'],
  load,
  View: PlacePageView,
});
