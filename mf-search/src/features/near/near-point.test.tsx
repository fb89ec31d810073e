import { emptySearch, type ListingSearch, type NearFilter, type TravelMode } from '@verandah/market';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { visit } from '../../test-kit/visit.tsx';
import { NearPoint } from './near-point.tsx';

beforeEach(() => localStorage.clear());

const school = {
  kind: 'school',
  label: 'Richmond High School',
  detail: 'Richmond, VIC 3121',
  latLong: { latitude: -37.82, longitude: 145 },
  bounds: null,
};
const street = {
  kind: 'street',
  label: 'Swan Street, Richmond, VIC 3121',
  detail: '',
  latLong: null,
  bounds: [-37.83, 144.99, -37.82, 145.01],
};

interface FiltersProps {
  readonly initial: NearFilter | undefined;
  readonly travelModes?: readonly TravelMode[];
  readonly problem?: string;
}

function Filters({ initial, travelModes = [], problem }: FiltersProps) {
  const [near, setNear] = useState(initial);
  return (
    <form aria-label="Filters">
      <NearPoint
        search={{ ...emptySearch('buy'), near }}
        travelModes={travelModes}
        problem={problem}
        onNear={setNear}
      />
    </form>
  );
}
const show = (initial?: NearFilter) => {
  const page = visit(<Filters initial={initial} />, {
    SuggestPoints: ({ term }: { term: string }) => ({
      locationSearch: [school, street, { ...school, label: 'No position', latLong: null }].filter(({ label }) =>
        label.toLowerCase().includes(term.toLowerCase()),
      ),
    }),
  });
  const form = screen.getByRole('form', { name: 'Filters' }) as HTMLFormElement;
  return {
    ...page,
    near: () => new FormData(form).get('near'),
    box: screen.getByRole('combobox', { name: 'Place' }),
  };
};

test('[SRCH-44] a place is typed and chosen by keys alone, at two kilometres until another distance is chosen', async () => {
  const { box, near } = show();
  await userEvent.type(box, 'richmond');
  await screen.findByRole('option', { name: /^Richmond High School/ });
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(near()).toBe('-37.825,145,2km,Swan Street, Richmond, VIC 3121');
  expect(screen.getByRole('combobox', { name: 'Distance in a straight line' })).toHaveDisplayValue('2 km');
  expect(screen.queryByRole('option', { name: /School/ })).toBeNull();
});

test('[SRCH-44] places in the state that is searched are requested first, and the chosen one is named with its suburb', async () => {
  const requested = async (search: Partial<ListingSearch>) => {
    const near = jest.fn();
    const { graph, container } = visit(
      <NearPoint search={{ ...emptySearch('buy'), ...search }} travelModes={[]} onNear={near} />,
      { SuggestPoints: () => ({ locationSearch: [school] }) },
    );
    await userEvent.type(within(container).getByRole('combobox', { name: 'Place' }), 'richmond');
    await within(container).findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    expect(near).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Richmond High School, Richmond, VIC 3121', latitude: -37.82 }),
    );
    cleanup();
    return graph.requests.at(-1)?.variables;
  };
  const victoria = expect.objectContaining({
    stateCode: 'VIC',
    kinds: expect.arrayContaining(['station']) as string[],
  });
  for (const slug of ['richmond-vic-3121', 'inner-melbourne-vic', 'vic', 'vic-3121'])
    expect(await requested({ locations: [slug] })).toEqual(victoria);
  const bounds = { south: -34, west: 151, north: -33, east: 152 };
  expect(await requested({ context: 'map', bounds })).toMatchObject({ latitude: -33.5, longitude: 151.5 });
  const shape = [
    { latitude: -33, longitude: 151 },
    { latitude: -34, longitude: 151 },
    { latitude: -34, longitude: 152 },
  ];
  expect(await requested({ context: 'draw', shape })).toMatchObject({ latitude: -33, longitude: 151 });
});

test('[SRCH-44] a text that matches no place has a message', async () => {
  const { box } = show();
  await userEvent.type(box, 'zzzzqq');
  expect(await screen.findByText(/^Nothing found for “zzzzqq”\./)).toBeInTheDocument();
  await userEvent.clear(box);
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
});

test('[SRCH-44] Enter chooses the first suggestion, and Escape closes the list, not what it is in', async () => {
  const { box, near } = show();
  const closed = jest.fn();
  document.addEventListener('keydown', closed);
  await userEvent.type(box, 'high');
  await screen.findByRole('option', { name: /^Richmond High School/ });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(closed.mock.calls.flat().some(({ key }: KeyboardEvent) => key === 'Escape')).toBe(false);
  document.removeEventListener('keydown', closed);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(near()).toBe('-37.82,145,2km,Richmond High School, Richmond, VIC 3121');
});

test('[SRCH-44] a place that is not found has a message', async () => {
  const { box, near } = show();
  await userEvent.type(box, 'atlantis{Enter}');
  expect(screen.getByText(/^Nothing found for “atlantis”/)).toBeInTheDocument();
  expect(near()).toBeNull();
});

test('[SRCH-44] the visitor’s position, or why it is unavailable', async () => {
  let response: PositionCallback = () => undefined;
  let fail: PositionErrorCallback = () => undefined;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
        response = found;
        fail = failed;
      },
    },
  });
  const { box, near } = show();
  const at = (latitude: number) => ({ coords: { latitude, longitude: 145 } }) as GeolocationPosition;
  const useLocation = async () => {
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('option', { name: 'Use my location' }));
  };
  await useLocation();
  await act(async () => fail({ code: 1 } as GeolocationPositionError));
  expect(screen.getByText(/^Location access is off/)).toBeInTheDocument();
  await useLocation();
  await act(async () => response(at(51.5)));
  expect(screen.getByText('Only places in Australia can be chosen.')).toBeInTheDocument();
  await useLocation();
  await act(async () => response(at(-37.8)));
  await waitFor(() => expect(near()).toBe('-37.8,145,2km,My location'));
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('[SRCH-46] a chosen place is saved by a name, then offered first, renamed and deleted', async () => {
  const { box, near } = show({ latitude: -37.82, longitude: 145, kilometres: 5, name: 'Richmond High School' });
  await userEvent.click(screen.getByRole('button', { name: 'Save this place' }));
  const name = screen.getByRole('textbox', { name: 'Name of the place' });
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.keyboard('{Enter}');
  expect(name).toHaveAccessibleDescription('Enter a name, such as Work or School.');
  await userEvent.type(name, 'School{Enter}');
  expect(near()).toBe('-37.82,145,5km,School');
  expect(screen.queryByRole('button', { name: 'Save this place' })).toBeNull();
  await userEvent.click(box);
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^School/);
  await userEvent.keyboard('{Escape}');

  const saved = screen.getByText('Your saved places (1)').closest('details') as HTMLDetailsElement;
  fireEvent.click(screen.getByText('Your saved places (1)'));
  await userEvent.click(within(saved).getByRole('button', { name: 'Rename School' }));
  const next = within(saved).getByRole('textbox', { name: 'Name of the place' });
  await userEvent.clear(next);
  await userEvent.type(next, 'Kids’ school');
  await userEvent.click(within(saved).getByRole('button', { name: 'Save' }));
  await userEvent.click(within(saved).getByRole('button', { name: 'Delete Kids’ school' }));
  expect(screen.queryByText(/^Your saved places/)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('[SRCH-50] travel times are offered where the API supports them, with an error beside them', async () => {
  const work = { latitude: -37.82, longitude: 145, kilometres: 5, name: 'Work' } as const;
  const { show: rerender } = visit(<Filters initial={work} />);
  const reach = () => screen.getByRole('combobox', { name: /^Distance/ });
  expect(reach()).toHaveAccessibleName('Distance in a straight line');
  expect(within(reach()).queryAllByRole('group')).toHaveLength(0);
  expect(within(reach()).queryByRole('option', { name: /min/ })).toBeNull();
  const problem = 'Travel times aren’t available right now. Search by distance instead.';
  rerender(<Filters initial={work} travelModes={['drive', 'walk']} problem={problem} />);
  expect(reach()).toHaveAccessibleName('Distance or travel time');
  expect(reach()).toHaveAccessibleDescription(problem);
  expect(
    within(reach())
      .getAllByRole('group')
      .map((each) => each.getAttribute('label')),
  ).toEqual(['In a straight line', 'By car', 'On foot']);
  expect(reach()).toHaveValue('5km');
  await userEvent.selectOptions(reach(), '20 min by car');
  expect(reach()).toHaveValue('20min-drive');
});
