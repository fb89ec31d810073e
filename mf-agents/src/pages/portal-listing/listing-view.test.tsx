import { render, screen, within } from '@testing-library/react';
import { request, services, Site, stubGraph } from '@verandah/areas/test-kit';
import { loadPage } from '../../features/portal/load-portal.ts';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { PortalView } from '../../features/portal/portal.tsx';
import { asAgent, ownListing, part } from '../../test-kit/portal.ts';

async function open(name: string, changes: Partial<OwnListing> = {}) {
  const { graph } = stubGraph({ ...asAgent, PortalListing: { ownListing: { ...ownListing, ...changes } } });
  const loaded = await loadPage(part(name), request(graph, '/agent-portal/listings/7', { id: '7' }));
  if (!('data' in loaded)) throw new Error('not loaded');
  const { container, unmount } = render(
    <Site given={services(graph, {})}>
      <PortalView part={part(name)} data={loaded.data} />
    </Site>,
  );
  return { main: within(container), container, unmount };
}

test('[PORT-24] the words of a state are those of the listing: a draft is discarded, a rental is for rent', async () => {
  const words = async (changes: Partial<OwnListing>) => {
    const { main, unmount } = await open('listing', changes);
    const shown = [
      'For sale',
      'For rent',
      'Sold',
      'Leased',
      'Draft',
      'Discard draft',
      'Withdraw from the market',
    ].filter((text) => main.queryByText(text) !== null);
    unmount();
    return shown;
  };
  const completed = { state: 'completed', completedOn: '2026-11-20' } as const;
  expect([
    await words({}),
    await words({ listingType: 'rental', statusType: 'rent' }),
    await words({ ...completed, statusType: 'sold' }),
    await words({ ...completed, listingType: 'rental', statusType: 'leased' }),
    await words({ state: 'draft', published: false }),
  ]).toEqual([
    ['For sale', 'Withdraw from the market'],
    ['For rent', 'Withdraw from the market'],
    ['Sold'],
    ['Leased'],
    ['Draft', 'Discard draft'],
  ]);
});

test('[PORT-25] the editor shows the card that visitors see, or would see of a draft', async () => {
  await open('listing', { state: 'draft', published: false });
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('$1,250,000')).toBeVisible();
  expect(preview.getByText('Ada Lovell')).toBeVisible();
  expect(preview.getByRole('article').parentElement).toHaveAttribute('inert');
});

test('[PORT-25] a new listing begins with its address; the editor with photographs, then the address', async () => {
  const order = (container: HTMLElement, ...names: readonly string[]) =>
    [...container.querySelectorAll('form [name]')]
      .map((field) => field.getAttribute('name') ?? '')
      .filter((name, at, all) => names.includes(name) && all.indexOf(name) === at);
  const { container, unmount } = await open('listing');
  expect(order(container, 'title', 'propertyType', 'suburb')).toEqual(['suburb', 'propertyType', 'title']);
  const sections = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(sections.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Photos', 'Address and property']);
  const panels = screen.getAllByRole('region').map((panel) => panel.getAttribute('aria-labelledby'));
  expect(panels.slice(0, 3)).toEqual(['pictures', 'home', 'details']);
  unmount();
  const { container: fresh } = await open('new-listing');
  expect(order(fresh, 'listingType', 'propertyType', 'street')).toEqual(['street', 'listingType', 'propertyType']);
});
