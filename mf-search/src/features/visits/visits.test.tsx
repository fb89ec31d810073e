import { act, screen, within } from '@testing-library/react';
import { foundResults, listing } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { ResultsView } from '../../pages/results/view.tsx';
import { nextVisit } from './next-visit.ts';

const [minute, day] = [60_000, 86_400_000];
const at = Date.parse('2026-11-21T00:00:00Z');

test('[SRCH-42] half an hour without a page of results ends a visit; the time of the one before stays while it lasts', () => {
  const first = nextVisit(undefined, at);
  expect(first).toEqual({ version: 1, current: at });
  const sameVisit = nextVisit(first, at + 20 * minute);
  expect(sameVisit).toEqual({ version: 1, current: at + 20 * minute });
  const second = nextVisit(sameVisit, at + day);
  expect(second).toEqual({ version: 1, current: at + day, previous: at + 20 * minute });
  expect(nextVisit(second, at + day + minute).previous).toBe(at + 20 * minute);
  // A clock that was set back begins again.
  expect(nextVisit(second, at)).toEqual({ version: 1, current: at });
});

test('[SRCH-42] cards mark homes that are new since the last visit, until they are viewed', () => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  const listings = [
    { ...listing(1), listedAt: new Date(at - day).toISOString() },
    { ...listing(2), listedAt: new Date(at + minute).toISOString() },
  ];
  const { bus } = visit(<ResultsView data={foundResults({ listings })} />);
  const text = 'New since your last visit';
  expect(screen.queryByText(text)).toBeNull();
  act(() => bus.publish('visit', { version: 1, current: at + day, previous: at }));
  const [older, newer] = screen.getAllByRole('article');
  expect(within(older as HTMLElement).queryByText(text)).toBeNull();
  expect(within(newer as HTMLElement).getByText(text)).toBeInTheDocument();
  expect(within(newer as HTMLElement).queryByText('New')).toBeNull();
  act(() => bus.publish('viewed', { listingIds: ['2'] }));
  expect(screen.queryByText(text)).toBeNull();
  expect(within(newer as HTMLElement).getByText('Viewed')).toBeInTheDocument();
});
