import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesContext, type Services } from '@verandah/kit';
import { Suspense, useEffect } from 'react';
import { partView } from './part-view.tsx';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined)); // React's, of what it contains
afterEach(() => jest.restoreAllMocks());

test('[REL-08, SHELL-09] a part whose script fails to load leaves the page as it is, is reported, and loads with another try', async () => {
  const reported: unknown[] = [];
  let isUnavailable = true;
  const Map = partView('the map', () =>
    isUnavailable
      ? Promise.reject(new Error('Loading chunk 258 failed'))
      : Promise.resolve(({ of }: { readonly of: string }) => <p>Map of {of}</p>),
  );
  const services = {
    report: (problem: Error, kind: string) => reported.push([problem.message, kind]),
  } as unknown as Services;
  await act(async () => {
    render(
      <ServicesContext value={services}>
        <h1>Homes</h1>
        <Suspense fallback="Loading">
          <Map of="Richmond" />
        </Suspense>
      </ServicesContext>,
    );
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Homes');
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the map.');
  expect(reported).toEqual([['Loading chunk 258 failed', 'part']]);

  isUnavailable = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Map of Richmond')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SHELL-38] a part that failed on one page is loaded again when another page shows it', async () => {
  let isUnavailable = true;
  const Map = partView('the map', () =>
    isUnavailable
      ? Promise.reject(new Error('Loading chunk 258 failed'))
      : Promise.resolve(() => <p>Map of Richmond</p>),
  );
  const shown = (
    <ServicesContext value={{ report: () => undefined } as unknown as Services}>
      <Suspense fallback="Loading">
        <Map />
      </Suspense>
    </ServicesContext>
  );
  const first = await act(async () => render(shown));
  expect(screen.getByRole('alert')).toBeTruthy();
  first.unmount();
  isUnavailable = false;
  await act(async () => {
    render(shown);
  });
  expect(screen.getByText('Map of Richmond')).toBeTruthy();
});

test('[SHELL-40] a part that throws in this browser fails alone', async () => {
  const reported: unknown[] = [];
  const services = {
    report: (problem: Error, kind: string) => reported.push([problem.message, kind]),
  } as unknown as Services;
  let draws = false;
  const Map = partView('the map', () =>
    Promise.resolve(() => {
      useEffect(() => {
        if (!draws) throw new Error('This browser draws on no canvas.');
      }, []);
      return <p>Map of Richmond</p>;
    }),
  );
  const page = (around: string) => (
    <ServicesContext value={services}>
      <h1>{around}</h1>
      <Suspense fallback="Loading">
        <Map />
      </Suspense>
    </ServicesContext>
  );
  const { rerender } = await act(async () => render(page('Homes')));
  rerender(page('Homes in Richmond'));
  expect(screen.getByRole('heading').textContent).toBe('Homes in Richmond');
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the map.');
  expect(reported).toEqual([['This browser draws on no canvas.', 'part']]);
  draws = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const map = await screen.findByText('Map of Richmond');
  rerender(page('Homes'));
  expect(screen.getByText('Map of Richmond')).toBe(map);
});
