import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage } from './load-portal.ts';
import { agent, asAgent, member, part, refusal } from '../../test-kit/portal.ts';

describe('access to the portal', () => {
  const open = (name: string, who: object, path = '/agent-portal/listings?state=draft') =>
    loadPage(
      part(name),
      request(
        stubGraph({
          PortalWho: who,
          PortalListings: refusal('PortalListings', 'FORBIDDEN'),
          UnclaimedOffices: refusal('UnclaimedOffices', 'FORBIDDEN'),
        }).graph,
        path,
      ),
    );

  test('[PORT-01] a visitor is redirected to the sign-in page and back to the same address', async () => {
    expect(await open('listings', { member: null, ownAgent: null })).toEqual({
      status: 302,
      location: '/sign-in?return=%2Fagent-portal%2Flistings%3Fstate%3Ddraft&reason=agent',
    });
  });

  test("[PORT-04] a member reads how to become an agent, an agent that the admins' page is for admins only", async () => {
    expect(await open('listings', { member, ownAgent: null })).toMatchObject({
      status: 200,
      data: { content: null, title: 'Agent portal is for agents' },
      head: { noIndex: true },
    });
    expect(await open('admin', { member, ownAgent: agent })).toMatchObject({
      status: 200,
      data: { content: null, title: 'This page is for admins' },
    });
    expect(
      await loadPage(
        part('overview'),
        request(stubGraph({ PortalWho: { member, ownAgent: null } }).graph, '/agent-portal'),
      ),
    ).toMatchObject({ data: { content: { kind: 'no-agent' } } });
  });

  test("[PORT-01] other agents' data are not found", async () => {
    const { graph } = stubGraph({ ...asAgent, PortalListing: refusal('PortalListing', 'NOT_FOUND') });
    expect(await loadPage(part('listing'), request(graph, '/agent-portal/listings/9', { id: '9' }))).toEqual({
      status: 404,
    });
    expect(await loadPage(part('listing'), request(graph, '/agent-portal/listings/x', { id: 'x' }))).toEqual({
      status: 404,
    });
  });
});
