import { act, cleanup, render, screen } from '@testing-library/react';
import { ListingMap, type ListingMapProps } from './listing-map.tsx';
import { LocationMap } from './location-map.tsx';
import { PinMap } from './pin-map.tsx';
import { PointMap } from './point-map.tsx';

const focus = { bounds: [144.9, -37.9, 145.1, -37.7] } as const;
const none: ReadonlySet<string> = new Set();
const props: ListingMapProps = {
  search: '/for-sale/richmond-vic-3121/real-estate',
  focus,
  label: 'Map of homes',
  pointed: [],
  viewed: none,
  saved: none,
  hidden: none,
  advanced: true,
  onPoint: () => {},
  onSelect: () => {},
  onMove: () => {},
  onView: () => {},
  onMarkers: () => {},
  onFailed: () => {},
  onOpened: () => {},
};

beforeAll(() => {
  // Browser APIs that jsdom lacks.
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  globalThis.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
});
afterEach(cleanup);

test('a map without a size, a network and listings mounts and unmounts without an error', () => {
  const failed = jest.fn();
  const opened = jest.fn();
  window.addEventListener('error', failed);
  const { rerender, unmount } = render(<ListingMap {...props} onOpened={opened} />);
  rerender(
    <ListingMap
      {...props}
      search="/for-rent/richmond-vic-3121/real-estate"
      focus={{ centre: [145, -37.8], zoom: 12 }}
      pointed={['1']}
      hidden={new Set(['2'])}
      advanced={false}
      area={{
        areas: [
          [
            [144, -37],
            [145, -37],
            [145, -38],
          ],
        ],
        excluded: [],
      }}
      boundaries={[{ approximate: true, geoJson: 'not a boundary' }]}
    />,
  );
  act(() => unmount());
  expect(failed).not.toHaveBeenCalled();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('application')).toBeNull();
});

test('[SRCH-83] a map has the colour of land, and a line that it loads, before its first tiles', () => {
  render(<ListingMap {...props} />);
  const map = screen.getByRole('application');
  expect([map.dataset['loading'], map.style.backgroundColor]).toEqual(['', 'rgb(246, 243, 236)']);
});

test('[A11Y-04] a map is one tab stop that describes its keys; its buttons are for a pointer and move it without dragging', () => {
  const { container } = render(<LocationMap centre={[145, -37.8]} exact label="Map of Richmond" />);
  expect(screen.getByRole('application', { name: /Map of Richmond.*Arrow keys.*plus and minus/ })).toHaveAttribute(
    'tabindex',
    '0',
  );
  act(() => screen.getByRole('button', { name: 'Move the map by buttons' }).click());
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['Zoom in', 'Zoom out', 'Move north', 'Move east', 'Move south', 'Move west']),
  );
  expect(
    [...container.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')].filter(
      ({ tabIndex }) => tabIndex === 0,
    ),
  ).toHaveLength(1);
  expect(container).toHaveTextContent('Australian Bureau of Statistics, CC BY 4.0');
});

test('[SRCH-51] a map of one point has a crosshair in its middle, and opens and closes without a size', () => {
  const opened = jest.fn();
  const { container, unmount } = render(
    <PointMap focus={{ centre: [145, -37.8], zoom: 15 }} label="Map" onRest={() => {}} onOpened={opened} />,
  );
  expect(container.querySelector('[data-cross]')).toBeInTheDocument();
  expect(opened.mock.lastCall[0].place()).toBeUndefined();
  act(() => unmount());
  expect(opened).toHaveBeenLastCalledWith(null);
});

test('[LIST-38] a map for a pin without a size mounts, takes another pin and unmounts; its pin can be focused by name', () => {
  const given = { focus: { centre: [145, -37.8], zoom: 15 }, label: 'Map for the pin', pinLabel: 'Pin' } as const;
  const placed = jest.fn();
  const { rerender, unmount } = render(<PinMap {...given} pin={[145, -37.8]} approximate onPlace={placed} />);
  rerender(<PinMap {...given} pin={[145.1, -37.8]} approximate={false} onPlace={placed} />);
  expect(screen.getByLabelText(/^Pin\. Arrow keys move the pin/)).toHaveAttribute('tabindex', '0');
  unmount();
  expect(placed).not.toHaveBeenCalled();
});
