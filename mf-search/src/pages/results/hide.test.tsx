import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { services } from '@verandah/areas/test-kit';
import { createBus } from '@verandah/bus';
import { ServicesContext } from '@verandah/kit';
import { renderToString } from 'react-dom/server';
import { response, foundResults, listing } from '../../test-kit/market.ts';
import { fakeGraph, visit, type Responses } from '../../test-kit/visit.tsx';
import { lazyMapPicture } from './lazy.ts';
import { fetchQuickFilters } from '../../features/filters/lazy-quick-filters.tsx';
import { ResultsView } from './view.tsx';

beforeAll(() => fetchQuickFilters());
beforeAll(() => {
  // Missing in jsdom: media queries, and two methods of dialogs.
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

type SearchVariables = { query: { leaveOut?: string[] } };
/** Sixty homes; a page shows three of them. */
const market: Responses = {
  Results: ({ query: { leaveOut = [] } }: SearchVariables) =>
    response({
      total: 60 - leaveOut.length,
      results: [1, 2, 3, 4, 5]
        .filter((id) => !leaveOut.includes(String(id)))
        .slice(0, 3)
        .map(listing),
    }),
  HiddenHomes: ({ ids }: { ids: string[] }) => ({ listingsById: ids.map((id) => listing(Number(id))) }),
};
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'));
const hide = (street: string) => userEvent.click(screen.getByRole('button', { name: `Hide ${street}` }));

test('[SRCH-25] a hidden card leaves at once, the next moves up, the count follows, and the choice is stored', async () => {
  const { bus, graph } = visit(<ResultsView data={foundResults()} />, market);
  await hide('2 Rose Street');
  expect(bus.last('hidden')).toEqual({ listingIds: ['2'] });
  expect(screen.getByText('59 homes')).toBeInTheDocument();
  await waitFor(() => expect(cards()).toEqual(['listing-1', 'listing-3', 'listing-4']));
  expect(graph.requests).toEqual([
    { name: 'Results', variables: expect.objectContaining({ query: expect.objectContaining({ leaveOut: ['2'] }) }) },
  ]);
});

test('[SRCH-25] focus moves to Undo, which states what was hidden; Undo restores the card and the focus', async () => {
  const { bus } = visit(<ResultsView data={foundResults()} />, market);
  act(() => screen.getByRole('button', { name: 'Hide 2 Rose Street' }).focus());
  await userEvent.keyboard('{Enter}');
  const undo = screen.getByRole('button', { name: 'Undo hiding' });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription('2 Rose Street is hidden.');
  const rows = within(screen.getByRole('region', { name: 'Results' }))
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.parentElement?.tagName === 'SECTION');
  expect(rows.indexOf(undo.closest('li') as HTMLLIElement)).toBe(1);
  await waitFor(() => expect(cards()).toHaveLength(3));
  await userEvent.keyboard('{Enter}');
  expect(cards()).toEqual(['listing-1', 'listing-2', 'listing-3']);
  expect(screen.getByRole('button', { name: 'Hide 2 Rose Street' })).toHaveFocus();
  expect(screen.getByText('60 homes')).toBeInTheDocument();
  expect(bus.last('hidden')).toEqual({ listingIds: [] });
});

test('[SRCH-25] homes hidden earlier in this browser leave a server-rendered page that includes them, and other tabs follow', async () => {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.publish('hidden', { listingIds: ['1'] });
  visit(<ResultsView data={foundResults()} />, market, { bus });
  expect(cards()).toEqual(['listing-2', 'listing-3']);
  await waitFor(() => expect(cards()).toEqual(['listing-2', 'listing-3', 'listing-4']));
  act(() => bus.publish('hidden', { listingIds: ['3', '1'] }));
  await waitFor(() => expect(cards()).toEqual(['listing-2', 'listing-4', 'listing-5']));
});

test('[SRCH-25] results that were requested without the hidden homes are not requested again', async () => {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.publish('hidden', { listingIds: ['9'] });
  const { graph, show } = visit(<ResultsView data={foundResults({ leftOut: ['9'] })} />, market, { bus });
  show(<ResultsView data={foundResults({ pagination: { currentPage: 1, totalPages: 1, skip: 0 } })} />);
  await Promise.resolve();
  expect(graph.requests).toEqual([]);
});

test('[SRCH-25] when the page cannot be loaded again the card still leaves, and the count is updated', async () => {
  const report = jest.fn();
  visit(
    <ResultsView data={foundResults()} />,
    {
      Results: () => {
        throw new Error('no network');
      },
    },
    { report },
  );
  await hide('1 Rose Street');
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(cards()).toEqual(['listing-2', 'listing-3']);
  expect(screen.getByText('59 homes')).toBeInTheDocument();
});

test('[SRCH-25] all hidden homes are listed, and shown again one by one or at once', async () => {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.publish('hidden', { listingIds: ['7', '2', '1'] });
  visit(<ResultsView data={foundResults()} />, market, { bus });
  await userEvent.click(screen.getByRole('button', { name: 'Hidden homes (3)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hidden homes' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Show again 2 Rose Street' }));
  expect(bus.last('hidden')).toEqual({ listingIds: ['7', '1'] });
  expect(within(dialog).queryByText(/^2 Rose Street/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show all again' }));
  expect(bus.last('hidden')).toEqual({ listingIds: [] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Hidden homes/ })).toBeNull();
});

test('[SRCH-23] cards of viewed homes are marked as viewed, and are updated when one more is viewed', async () => {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.publish('viewed', { listingIds: ['3'] });
  visit(<ResultsView data={foundResults()} />, market, { bus });
  const marked = () =>
    screen.getAllByText('Viewed').map((badge) => badge.closest('article')?.getAttribute('aria-labelledby'));
  expect(marked()).toEqual(['listing-3']);
  act(() => bus.publish('viewed', { listingIds: ['1', '3'] }));
  await waitFor(() => expect(marked()).toEqual(['listing-1', 'listing-3']));
});

test('[SRCH-47] the server’s page marks what hidden homes change, and a hydrated one does not need the marks', async () => {
  await lazyMapPicture.fetch();
  const html = renderToString(
    <ServicesContext value={services(fakeGraph(market))}>
      <ResultsView data={foundResults()} />
    </ServicesContext>,
  );
  expect([...html.matchAll(/<li[^>]* data-unless-hidden="(\d+)"/g)].map(([, id]) => id)).toEqual(['1', '2', '3']);
  expect(html).toMatch(/data-if-hidden="".*<button[^>]* data-hidden-count="">Hidden homes<\/button>/);
  const { container } = visit(<ResultsView data={foundResults()} />, market);
  expect(container.innerHTML).not.toMatch(/data-(?:unless|if|hidden)/);
  expect(screen.queryByRole('button', { name: /^Hidden homes/ })).toBeNull();
});
