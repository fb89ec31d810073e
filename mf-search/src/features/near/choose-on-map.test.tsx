import type { MapPoint, PointMapProps } from '@verandah/map';
import { emptySearch, type ListingSearch } from '@verandah/market';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Responses } from '../../test-kit/visit.tsx';
import { visit } from '../../test-kit/visit.tsx';
import { NearPoint } from './near-point.tsx';

let shown: PointMapProps;
let centre: MapPoint = [145, -37.82];
jest.mock('@verandah/map', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  return {
    PointMap: (props: PointMapProps) => {
      shown = props;
      useEffect(() => {
        props.onOpened({ place: () => ({ centre, zoom: 15, bounds: [0, 0, 0, 0] }) } as never);
        return () => props.onOpened(null);
        // eslint-disable-next-line react/exhaustive-deps
      }, []);
      return null;
    },
  };
});

beforeAll(() => {
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});
beforeEach(() => localStorage.clear());

const suburb = (name: string, containsPosition: boolean) => ({
  containsPosition,
  location: { name, label: `${name}, VIC 3121` },
});
const responses: Responses = {
  SuburbsAround: () => ({ nearestLocations: [suburb('Cremorne', false), suburb('Richmond', true)] }),
};

function Filters({ initial }: { readonly initial: ListingSearch }) {
  const [search, setSearch] = useState(initial);
  return (
    <form aria-label="Filters">
      <NearPoint search={search} travelModes={[]} onNear={(near) => setSearch({ ...search, near })} />
    </form>
  );
}
const opener = () => screen.getByRole('button', { name: 'Choose on the map' });
const dialog = () => screen.queryByRole('dialog', { name: 'Choose a point' });
const use = () => userEvent.click(screen.getByRole('button', { name: 'Use this point' }));
const near = () => new FormData(screen.getByRole('form', { name: 'Filters' }) as HTMLFormElement).get('near');

/** Moves the map to the point and lets it come to rest. */
const moveTo = (point: MapPoint) =>
  act(async () => {
    centre = point;
    shown.onRest(point);
  });

async function open(search: Partial<ListingSearch> = {}, given = responses) {
  const page = visit(<Filters initial={{ ...emptySearch('buy'), ...search }} />, given);
  await userEvent.click(opener());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use this point' })).toBeEnabled());
  return page;
}

test('[SRCH-51] the point below the crosshair has the name of its suburb, can be chosen and saved', async () => {
  await open();
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  await moveTo([145, -37.82]);
  expect(screen.getByText('In Richmond, VIC 3121')).toHaveAttribute('role', 'status');
  expect(near()).toBeNull();
  await use();
  expect(dialog()).toBeNull();
  expect(opener()).toHaveFocus();
  expect(near()).toBe('-37.82,145,2km,a point in Richmond');
  expect(screen.getByText('Chosen: a point in Richmond.')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Save this place' }));
  expect(screen.getByRole('textbox', { name: 'Name of the place' })).toHaveValue('a point in Richmond');
});

test('[SRCH-51] the map begins at the present point, and the distance stays', async () => {
  await open({ near: { latitude: -37.8, longitude: 144.9, kilometres: 5, name: 'Work' } });
  expect(shown.focus).toEqual({ centre: [144.9, -37.8], zoom: 15 });
  await moveTo([145.012_345_6, -37.82]);
  await use();
  expect(near()).toBe('-37.82,145.01235,5km,a point in Richmond');
});

test('[SRCH-51] without a point the map begins at the searched suburb', async () => {
  await open(
    { locations: ['richmond-vic-3121'] },
    {
      ...responses,
      PlaceBoundaries: () => ({
        locations: [
          {
            slug: 'richmond-vic-3121',
            name: 'Richmond',
            boundary: { approximate: false, geoJson: '{"coordinates":[[[144.9,-37.8],[145,-37.8],[145,-37.9]]]}' },
          },
        ],
      }),
    },
  );
  expect(shown.focus).toHaveProperty('bounds');
});

test('[SRCH-51] a point outside every boundary is near a suburb; without a name it is a point on the map', async () => {
  let suburbs = (): object => ({ nearestLocations: [suburb('Cremorne', false)] });
  await open({}, { SuburbsAround: () => suburbs() });
  await moveTo([145, -37.9]);
  await use();
  expect(near()).toBe('-37.9,145,2km,a point near Cremorne');
  suburbs = () => {
    throw new Error('offline');
  };
  await userEvent.click(opener());
  await moveTo([145, -37.7]);
  expect(screen.getByText('We couldn’t find the suburb here.')).toBeInTheDocument();
  await use();
  expect(near()).toBe('-37.7,145,2km,a point on the map');
});

test('[SRCH-51] a point outside Australia cannot be chosen', async () => {
  await open();
  await moveTo([174.5, -40]);
  expect(screen.getByText('Only places in Australia can be chosen.')).toBeInTheDocument();
  await use();
  expect(dialog()).toBeInTheDocument();
  expect(near()).toBeNull();
});

test('[SRCH-51] Cancel, the close button and Escape change nothing, not even while a point is being named', async () => {
  let named: (response: object) => void = () => undefined;
  await open({}, { SuburbsAround: () => new Promise((resolve) => (named = resolve)) });
  await use();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => named({ nearestLocations: [suburb('Richmond', true)] }));
  expect([dialog(), near()]).toEqual([null, null]);
  for (const close of [
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    async () => fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true })),
  ]) {
    await userEvent.click(opener());
    await close();
    expect([dialog(), near()]).toEqual([null, null]);
    expect(opener()).toHaveFocus();
  }
});

test('[SRCH-51] without script there is no button', () => {
  visit(<NearPoint search={emptySearch('buy')} travelModes={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[SRCH-51] a map that can’t be loaded has a message, and another try loads it', async () => {
  let tries = 0;
  jest.resetModules();
  jest.doMock('./point-chooser.tsx', () => {
    tries += 1;
    if (tries === 1) throw new Error('Loading chunk map failed');
    return { PointChooser: () => <p>A map</p> };
  });
  const report = jest.fn();
  visit(<Filters initial={emptySearch('buy')} />, responses, { report });
  await userEvent.click(opener());
  expect(await screen.findByText(/^We couldn’t load the map/)).toBeInTheDocument();
  // A thrown error would replace the view by the previous release's, without the chosen filters.
  expect(report.mock.calls).toEqual([[expect.any(Error), 'map']]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A map')).toBeInTheDocument();
});
