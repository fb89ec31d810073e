import { act, fireEvent, screen } from '@testing-library/react';
import { createBus } from '@verandah/bus';
import { ServicesContext, type Services } from '@verandah/kit';
import { emptySearch } from '@verandah/market';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from '../../test-kit/visit.tsx';
import { AlertButton } from './alert-button.tsx';

const search = { ...emptySearch('rent'), locations: ['richmond-vic-3121'], features: ['pool' as const], page: 3 };

test('[SRCH-22] one press saves any search as an alert, from its first page and named by its title', async () => {
  const { bus } = visit(<AlertButton search={search} title={'Homes '.repeat(40)} />, {}, { isLive: () => true });
  const published: unknown[] = [];
  bus.follow('alert-asked', (value) => published.push(value));
  const link = screen.getByRole('link', { name: 'Create alert' });
  // With a key held the form's page opens in another tab: nothing happens here.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(published).toEqual([]);
  expect(fireEvent.click(link)).toBe(false);
  expect(published).toEqual([
    {
      search: expect.stringMatching(/^\/for-rent\/richmond-vic-3121\/.*pool/i),
      name: 'Homes '.repeat(40).slice(0, 100),
      position: 'results',
    },
  ]);
  expect((published[0] as { search: string }).search).not.toMatch(/page/);
});

test('[SRCH-76] once the member has an alert for the search the button states so and leads to their alerts', () => {
  const { bus } = visit(<AlertButton search={search} title="Homes" />, {}, { isLive: () => true });
  const requests: { search: string }[] = [];
  bus.follow('alert-asked', (value) => requests.push(value));
  fireEvent.click(screen.getByRole('link', { name: 'Create alert' }));
  act(() => bus.publish('alerts', { unseen: 0, searches: ['/for-rent/other-vic-3000/real-estate'] }));
  expect(screen.getByRole('link', { name: 'Create alert' })).toBeInTheDocument();
  act(() => bus.publish('alerts', { unseen: 0, searches: requests.map((request) => request.search) }));
  expect(screen.getByRole('link', { name: 'Alert on' })).toHaveAttribute('href', '/alerts');
  expect(screen.queryByRole('link', { name: 'Create alert' })).toBeNull();
});

test('there is no button while no live release offers alerts', () => {
  visit(<AlertButton search={search} title="Homes" />);
  expect(screen.queryByRole('button')).toBeNull();
});

/** The server's HTML while these routes are live. */
const serverHtml = (...live: string[]): string => {
  const services = {
    bus: createBus({ report: () => undefined }),
    isLive: (path: string) => live.includes(path),
  } as unknown as Services;
  return renderToStaticMarkup(
    <ServicesContext value={services}>
      <AlertButton search={search} title="Homes" />
    </ServicesContext>,
  );
};

test('[ALRT-10] before hydration it is a link to the form of an alert by email', () => {
  const html = serverHtml('/alerts', '/alerts/email');
  expect(html).toMatch(/^<a [^>]*rel="nofollow"[^>]*>.*<span>Create alert<\/span><\/a>$/);
  const href = /href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(new URL(href, 'https://verandah.example').searchParams.get('search')).toMatch(
    /^\/for-rent\/richmond-vic-3121\/.*pool/i,
  );
});

test("without that form the server reserves the button's space, invisible and unreachable: no layout shift", () => {
  expect(serverHtml('/alerts')).toMatch(
    /^<button [^>]*data-waiting="true"[^>]*>.*<span>Create alert<\/span><\/button>$/,
  );
});
