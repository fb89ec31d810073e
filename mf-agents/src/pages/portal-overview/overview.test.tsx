import { render, screen, within } from '@testing-library/react';
import { request, services, Site, stubGraph } from '@verandah/areas/test-kit';
import { loadPage } from '../../features/portal/load-portal.ts';
import { PortalView } from '../../features/portal/portal.tsx';
import { asAgent, part, written } from '../../test-kit/portal.ts';

const none = { onOffer: 0, underOffer: 0, completed: 0, draft: 0, removed: 0 };
const overview = (draft: number, waiting: number, unseen: number, reviewsUnanswered: number) => ({
  ownOverview: { enquiriesToday: 0, reviewsUnanswered, inspections: [], questions: [] },
  waiting: { total: waiting },
  unseen: { total: unseen },
  ownListings: { counts: { ...none, draft } },
  ownEnquiries: { counts: { new: 0 }, results: [] },
});

async function open(response: object) {
  const { graph } = stubGraph({ ...asAgent, PortalOverview: response });
  const loaded = await loadPage(part('overview'), request(graph, '/agent-portal'));
  if (!('data' in loaded)) throw new Error('not loaded');
  const { unmount } = render(
    <Site given={services(graph, {})}>
      <PortalView part={part('overview')} data={loaded.data} />
    </Site>,
  );
  return unmount;
}

test('[PORT-23] the overview begins with a new listing, then what to do next, each a link to exactly these', async () => {
  const unmount = await open(overview(1, 2, 3, 1200));
  const links = screen.getAllByRole('link').filter((link) => link.closest('nav') === null);
  expect(links[0]).toHaveAccessibleName('New listing');
  const tasks = within(screen.getByRole('region', { name: 'What to do next' })).getAllByRole('link');
  expect(tasks.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 draft to finish', '/agent-portal/listings?state=draft'],
    ['2 enquiries unanswered for a day', '/agent-portal/enquiries?show=overdue'],
    ['3 homes without inspections', '/agent-portal/listings?show=no-inspections'],
    ['1,200 reviews to reply to', '/agent-portal/reviews?show=unanswered'],
  ]);
  unmount();
  await open(overview(0, 0, 0, 0));
  expect(screen.getByText('You’re all caught up.')).toBeInTheDocument();
});

test('[PORT-20] the list of homes without inspections has its own address, which wins over a state', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalListings: { unseen: { total: 0 }, ownListings: { total: 0, counts: none, results: [] } },
  });
  for (const query of ['?show=no-inspections&state=draft', '?state=draft'])
    await loadPage(part('listings'), request(graph, `/agent-portal/listings${query}`));
  expect(written(requests, 'PortalListings')).toMatchObject([
    { state: null, withoutInspections: true },
    { state: 'draft', withoutInspections: false },
  ]);
});
