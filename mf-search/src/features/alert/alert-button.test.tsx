import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBus } from '@verandah/bus';
import { ServicesContext, type Services } from '@verandah/kit';
import { emptySearch } from '@verandah/market';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from '../../test-kit/visit.tsx';
import { AlertButton } from './alert-button.tsx';

const search = { ...emptySearch('rent'), locations: ['richmond-vic-3121'], features: ['pool' as const], page: 3 };

test('[SRCH-22] any search is kept as an alert by one press, from its first page and with its title as name', async () => {
  const { bus } = visit(<AlertButton search={search} title={'Homes '.repeat(40)} />, {}, { isLive: () => true });
  const asked: unknown[] = [];
  bus.follow('alert-asked', (value) => asked.push(value));
  await userEvent.click(screen.getByRole('button', { name: 'Create alert' }));
  expect(asked).toEqual([
    {
      search: expect.stringMatching(/^\/for-rent\/richmond-vic-3121\/.*pool/i),
      name: 'Homes '.repeat(40).slice(0, 100),
      position: 'results',
    },
  ]);
  expect((asked[0] as { search: string }).search).not.toMatch(/page/);
});

test('while no live release keeps alerts there is no button', () => {
  visit(<AlertButton search={search} title="Homes" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test("the server draws the button's place, which nobody sees or reaches: nothing moves when script can answer", () => {
  const services = { bus: createBus({ report: () => undefined }), isLive: () => true } as unknown as Services;
  const html = renderToStaticMarkup(
    <ServicesContext value={services}>
      <AlertButton search={search} title="Homes" />
    </ServicesContext>,
  );
  expect(html).toMatch(/^<button [^>]*data-waiting="true"[^>]*>.*Create alert<\/button>$/);
});
