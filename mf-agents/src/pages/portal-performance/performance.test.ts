import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage } from '../../features/portal/load-portal.ts';
import { asAgent, part, written } from '../../test-kit/portal.ts';

test('[PORT-02] performance is requested for one of the periods, 12 weeks by default', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalPerformance: { ownPerformance: { ownPage: [], weeks: [], listings: [] } },
  });
  await loadPage(part('performance'), request(graph, '/agent-portal/performance?weeks=26&listing=7'));
  await loadPage(part('performance'), request(graph, '/agent-portal/performance?weeks=9999&listing=x'));
  expect(written(requests, 'PortalPerformance')).toEqual([
    { weeks: 26, listingId: '7' },
    { weeks: 12, listingId: null },
  ]);
});
