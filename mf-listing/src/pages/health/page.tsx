import { definePage, type Loaded, type PageRequest } from '@verandah/areas';
import type { ListingData } from '../listing/data.ts';
import { listingPage } from '../listing/page.ts';
import { ListingView } from '../listing/view.tsx';
import { graphql } from '../../graphql.ts';

export const readNewest = graphql(`
  query NewestListing { listingsHomepage(query: { take: 1 }) { uri } }`);

export const healthPath = '/property/health-check';

interface HealthData {
  readonly newest: ListingData | null;
}

async function load(request: PageRequest): Promise<Loaded<HealthData>> {
  const {
    listingsHomepage: [found],
  } = await request.graph.read(readNewest, {});
  const loaded = found ? await listingPage.load({ ...request, params: { uri: found.uri } }) : null;
  const newest = loaded?.status === 200 ? loaded.data : null;
  return { status: 200, data: { newest }, head: { title: 'Health check', noIndex: true } };
}

/**
 * The smoke render of a release before it serves anyone: the page of the newest listing, so that real data meet the
 * real view.
 */
export const healthPage = definePage<HealthData>({
  name: 'health',
  routes: [healthPath],
  load,
  View: ({ data: { newest } }) => (newest ? <ListingView data={newest} /> : <p>No property is listed yet.</p>),
});
