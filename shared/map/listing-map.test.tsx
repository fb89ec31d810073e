import { act, cleanup, render, screen } from '@testing-library/react';
import { ListingMap } from './listing-map.tsx';
import { LocationMap } from './location-map.tsx';

const focus = { bounds: [144.9, -37.9, 145.1, -37.7] } as const;

beforeAll(() => {
  // What a page has and jsdom lacks.
  globalThis.ResizeObserver = class { observe(): void {} unobserve(): void {} disconnect(): void {} };
  globalThis.matchMedia = (query: string) => ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
});
afterEach(cleanup);

test('a map without a size, without a network and without listings stands and goes without an error', () => {
  const failed = jest.fn();
  window.addEventListener('error', failed);
  const { rerender, unmount } = render(<ListingMap listings={[]} focus={focus} label="Map of homes" />);
  rerender(<ListingMap listings={[{ id: '1', longitude: 145, latitude: -37.8, price: '$1M' }]} focus={{ centre: [145, -37.8], zoom: 12 }} label="Map of homes" highlighted="1" area={[[144, -37], [145, -37], [145, -38]]} />);
  act(() => unmount());
  expect(failed).not.toHaveBeenCalled();
  expect(screen.queryByRole('application')).toBeNull();
});

test('a map is one tab stop that says its keys; its buttons are for the pointer', () => {
  const { container } = render(<LocationMap centre={[145, -37.8]} exact label="Map of Richmond" />);
  expect(screen.getByRole('application', { name: /Map of Richmond.*Arrow keys.*plus and minus/ })).toHaveAttribute('tabindex', '0');
  expect([...container.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  expect(container).toHaveTextContent('GeoNames, CC BY 4.0');
});
