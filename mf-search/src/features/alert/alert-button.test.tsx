import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  await userEvent.click(screen.getByRole('button', { name: 'Create alert' }));
  expect(published).toEqual([
    {
      search: expect.stringMatching(/^\/for-rent\/richmond-vic-3121\/.*pool/i),
      name: 'Homes '.repeat(40).slice(0, 100),
      position: 'results',
    },
  ]);
  expect((published[0] as { search: string }).search).not.toMatch(/page/);
});

test('there is no button while no live release offers alerts', () => {
  visit(<AlertButton search={search} title="Homes" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the server reserves the space of the button, invisible and unreachable: no layout shift after hydration', () => {
  const services = { bus: createBus({ report: () => undefined }), isLive: () => true } as unknown as Services;
  const html = renderToStaticMarkup(
    <ServicesContext value={services}>
      <AlertButton search={search} title="Homes" />
    </ServicesContext>,
  );
  expect(html).toMatch(/^<button [^>]*data-waiting="true"[^>]*>.*Create alert<\/button>$/);
});
